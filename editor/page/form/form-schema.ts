import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';

type SubSchema = RJSFSchema | boolean | undefined;

/** This schema property stores the label for an entry's key, such as 'Old address'. */
export const keyTitleProperty = 'x-key-title';

export const toFormSchema = (schema: z.ZodType): RJSFSchema =>
  JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override({ jsonSchema }) {
          // The site applies the defaults, so don't write them to the file.
          delete jsonSchema.default;
          const { additionalProperties: entry, propertyNames: key } = jsonSchema;
          if (typeof entry !== 'object') return;
          const title = typeof key === 'object' ? key.title : undefined;
          const entryWithTitle = { ...entry, [keyTitleProperty]: title ?? 'Entry name' };
          jsonSchema.additionalProperties = entryWithTitle;
        },
      }),
    ),
  );

export const filterFields = (
  schema: RJSFSchema,
  filter: (name: string) => boolean,
): RJSFSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => filter(name)),
  ),
  required: schema.required?.filter(filter) ?? [],
});

export const toFileData = (schema: RJSFSchema, values: unknown): unknown =>
  cleanValue(schema, JSON.parse(JSON.stringify(values ?? {})));

function cleanValue(schema: SubSchema, value: unknown): unknown {
  if (typeof schema !== 'object' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = schema;
    return value.map((entry, index) =>
      cleanValue(Array.isArray(items) ? items[index] : items, entry),
    );
  }
  const { properties = {}, additionalProperties, required = [] } = schema;
  const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => Object.hasOwn(value, key))
      .map((key): [string, unknown] => [
        key,
        cleanValue(properties[key] ?? additionalProperties, Reflect.get(value, key)),
      ])
      .filter(([key, child]) => required.includes(key) || !isEmptyOptional(properties[key], child)),
  );
}

function isEmptyOptional(schema: SubSchema, value: unknown): boolean {
  if (typeof schema !== 'object' || typeof value !== 'object' || value === null) return false;
  // Keep an empty list if the schema allows it.
  if (Array.isArray(value)) return value.length === 0 && (schema.minItems ?? 0) > 0;
  return Object.values(value).every((child) => child === '');
}
