import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';

type Part = RJSFSchema | boolean | undefined;

/** Where an entry of a record says what its key is, such as 'Old address'. */
export const keyTitle = 'x-key-title';

/** The JSON schema of a form. */
export const formShape = (schema: z.ZodType): RJSFSchema =>
  JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override({ jsonSchema }) {
          // A value that the site assumes is not written into the file.
          delete jsonSchema.default;
          const { additionalProperties: entry, propertyNames: key } = jsonSchema;
          if (typeof entry !== 'object') return;
          const title = typeof key === 'object' ? key.title : undefined;
          const named = { ...entry, [keyTitle]: title ?? 'Name of this entry' };
          jsonSchema.additionalProperties = named;
        },
      }),
    ),
  );

/**
 * The values of a form as a file holds them: in the order of the form, without optional groups and
 * lists in which everything is empty.
 */
export const asInFile = (shape: RJSFSchema, values: unknown): unknown =>
  tidy(shape, JSON.parse(JSON.stringify(values ?? {})));

function tidy(part: Part, value: unknown): unknown {
  if (typeof part !== 'object' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = part;
    return value.map((entry, place) => tidy(Array.isArray(items) ? items[place] : items, entry));
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
      .filter(([key, inner]) => required.includes(key) || !isGap(properties[key], inner)),
  );
}

function isGap(part: Part, value: unknown): boolean {
  if (typeof part !== 'object' || typeof value !== 'object' || value === null) return false;
  // A list that may be empty stays.
  if (Array.isArray(value)) return value.length === 0 && (part.minItems ?? 0) > 0;
  return Object.values(value).every((inner) => inner === '');
}
