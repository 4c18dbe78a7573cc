import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';

type Part = RJSFSchema | boolean | undefined;

/** The property of an entry's schema with the label of its key, such as 'Old address'. */
export const keyTitleProperty = 'x-key-title';

/** The JSON schema of a form. */
export const formSchema = (schema: z.ZodType): RJSFSchema =>
  JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override({ jsonSchema }) {
          // The site applies defaults itself, so don't write them into the file.
          delete jsonSchema.default;
          const { additionalProperties: entry, propertyNames: key } = jsonSchema;
          if (typeof entry !== 'object') return;
          const title = typeof key === 'object' ? key.title : undefined;
          const labeled = { ...entry, [keyTitleProperty]: title ?? 'Name of this entry' };
          jsonSchema.additionalProperties = labeled;
        },
      }),
    ),
  );

/**
 * Converts form values to file data: in the order of the form, and without empty optional groups and
 * lists.
 */
export const toFileData = (schema: RJSFSchema, values: unknown): unknown =>
  tidy(schema, JSON.parse(JSON.stringify(values ?? {})));

function tidy(part: Part, value: unknown): unknown {
  if (typeof part !== 'object' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = part;
    return value.map((entry, index) => tidy(Array.isArray(items) ? items[index] : items, entry));
  }
  const { properties = {}, additionalProperties, required = [] } = part;
  const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => Object.hasOwn(value, key))
      .map((key): [string, unknown] => [
        key,
        tidy(properties[key] ?? additionalProperties, Reflect.get(value, key)),
      ])
      .filter(([key, inner]) => required.includes(key) || !isEmptyOptional(properties[key], inner)),
  );
}

function isEmptyOptional(part: Part, value: unknown): boolean {
  if (typeof part !== 'object' || typeof value !== 'object' || value === null) return false;
  // Keep an empty list if the schema allows it.
  if (Array.isArray(value)) return value.length === 0 && (part.minItems ?? 0) > 0;
  return Object.values(value).every((inner) => inner === '');
}
