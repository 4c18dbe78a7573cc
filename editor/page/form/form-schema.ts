import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';
import type { Path } from '#editor/contract.ts';
import { isRecord } from '#editor/files/data.ts';
import { humanize } from '#editor/schemas.ts';
import { slug } from '#library/slug.ts';
import { findFirstText, isGeneratedKey } from './context.ts';

export type SubSchema = RJSFSchema | boolean | undefined;

/** This schema property stores the label for an entry's key, such as 'Old address'. */
export const keyTitleProperty = 'x-key-title';
/** This one stores the value that the site uses if the field isn't in the file. */
export const defaultProperty = 'x-default';

export const toFormSchema = (schema: z.ZodType): RJSFSchema =>
  JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override({ jsonSchema }) {
          // The site applies the defaults, so the form shows them but doesn't write them to the file.
          const { default: value, additionalProperties: entry, propertyNames: key } = jsonSchema;
          delete jsonSchema.default;
          if (typeof value === 'string') jsonSchema[defaultProperty] = value;
          if (typeof entry !== 'object') return;
          const title = typeof key === 'object' ? key.title : undefined;
          const entryWithTitle = { ...entry, [keyTitleProperty]: title ?? 'Entry name' };
          jsonSchema.additionalProperties = entryWithTitle;
        },
      }),
    ),
  );

/** Orders the fields as in the schema and leaves out empty optional ones. */
export const toFileData = (schema: RJSFSchema, values: unknown): unknown =>
  cleanValue(schema, JSON.parse(JSON.stringify(values ?? {})));

function cleanValue(schema: SubSchema, value: unknown): unknown {
  if (typeof schema !== 'object') return value;
  if (Array.isArray(value))
    return value.map((entry, index) => cleanValue(getChildSchema(schema, index), entry));
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.keys({ ...properties, ...value })
      .filter((key) => Object.hasOwn(value, key))
      .map((key): [string, unknown] => [key, cleanValue(getChildSchema(schema, key), value[key])])
      .filter(([key, child]) => required.includes(key) || !isEmptyOptional(properties[key], child)),
  );
}

export function getChildSchema(schema: SubSchema, key: string | number): SubSchema {
  const { properties, additionalProperties, items } = typeof schema === 'object' ? schema : {};
  if (typeof key === 'string') return properties?.[key] ?? additionalProperties;
  return Array.isArray(items) ? items[key] : items;
}

function isEmptyOptional(schema: SubSchema, value: unknown): boolean {
  if (typeof schema !== 'object' || typeof value !== 'object' || value === null) return false;
  // Keep an empty list if the schema allows it.
  if (Array.isArray(value)) return value.length === 0 && (schema.minItems ?? 0) > 0;
  return Object.values(value).every((child) => child === '');
}

/** Names new entries after their first text: “Ada Lovelace” gets the key ada-lovelace. */
export function nameNewEntries(schema: SubSchema, values: unknown): unknown {
  if (typeof schema !== 'object' || !isRecord(values)) return values;
  const { additionalProperties, propertyNames } = schema;
  const keyPattern = new RegExp(
    (typeof propertyNames === 'object' && propertyNames.pattern) || '^.+$',
  );
  const entries = Object.entries(values).map(([key, value]): [string, unknown] => {
    const newKey =
      additionalProperties && isGeneratedKey(key) && isRecord(value)
        ? suggestKeys(value).find((name) => keyPattern.test(name) && !Object.hasOwn(values, name))
        : key;
    return [newKey ?? key, nameNewEntries(getChildSchema(schema, key), value)];
  });
  const isChanged = entries.some(([key, value]) => values[key] !== value);
  return isChanged ? Object.fromEntries(entries) : values;
}

/** A cited work is named after its first author and year. */
function suggestKeys(entry: Record<string, unknown>): string[] {
  const [author = ''] = /^\p{L}+/u.exec(String(entry.authors ?? entry.publication ?? '')) ?? [];
  const year = String(entry.year ?? entry.publishDate ?? '').slice(0, 4);
  return [findFirstText(entry), `${author} ${year}`.trim()].filter(Boolean).map(slug);
}

/** An entry's own key is shown as it is, such as the address of a redirect. */
export function getLabel(schema: SubSchema, key: string): string {
  const { properties, additionalProperties } = typeof schema === 'object' ? schema : {};
  const field = properties?.[key];
  const title = typeof field === 'object' ? field.title : undefined;
  return !field && additionalProperties ? key : humanize(title ?? key);
}

/** Returns the labels on the way to a field, such as `Closures › 1 › Day`. */
const getFieldLabel = (schema: SubSchema, [key = '', ...rest]: Path): string =>
  [
    typeof key === 'number' ? key + 1 : getLabel(schema, key),
    ...(rest.length > 0 ? [getFieldLabel(getChildSchema(schema, key), rest)] : []),
  ].join(' › ');

/** Uses the labels in the form instead of the names in the file. */
export const labelMessage = (
  schema: RJSFSchema,
  { path, message }: { path?: Path; message: string },
) =>
  path && path.length > 0
    ? message.replace(/^The (?:field|name) "[^"]*"/, `“${getFieldLabel(schema, path)}”`)
    : message;
