import type { RJSFSchema } from '@rjsf/utils';

type Part = RJSFSchema | boolean | undefined;

/**
 * The values without what holds nothing, as a file has none of those: a group or a list that need not
 * be there goes once all of it was emptied.
 */
export const withoutGaps = (shape: RJSFSchema, values: unknown): unknown =>
  pruned(shape, JSON.parse(JSON.stringify(values ?? {})));

function pruned(part: Part, value: unknown): unknown {
  if (typeof part !== 'object' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = part;
    return value.map((entry, place) =>
      pruned(Array.isArray(items) ? items[place] : partOf(items), entry),
    );
  }
  const { properties = {}, additionalProperties, required = [] } = part;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [
        key,
        pruned(properties[key] ?? additionalProperties, inner),
      ])
      .filter(
        ([key, inner]) =>
          required.includes(key) || !(key in properties) || !isGap(properties[key], inner),
      ),
  );
}

const partOf = (items: RJSFSchema['items']): Part => (Array.isArray(items) ? undefined : items);

/** A list that may be empty says so. */
function isGap(part: Part, value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0 && typeof part === 'object' && (part.minItems ?? 0) > 0;
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((inner) => inner === '')
  );
}
