import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';
import { inPlainWords } from '#editor/plain-words.ts';

/** Where an entry without a name of its own says what its name is, such as 'Old address'. */
export const nameOfEntry = 'x-name';

const withName = (entry: RJSFSchema | boolean, names: RJSFSchema['propertyNames']): RJSFSchema => ({
  ...Object(entry),
  [nameOfEntry]: (typeof names === 'object' && names.title) || 'Name of this entry',
});

/** The shape of a form: fields, their names and what the schema says about them. */
export function formShape(schema: z.ZodType): RJSFSchema {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  // As text and back: parts that several fields share become parts of each, with names of their own.
  return named(JSON.parse(JSON.stringify(json)));
}

function named(schema: RJSFSchema): RJSFSchema {
  // What the site takes for granted is not written into the file.
  const { default: _, $schema: __, ...shape } = schema;
  if (shape.properties) {
    shape.properties = Object.fromEntries(
      Object.entries(shape.properties).map(([key, part]) => [key, titled(part, inPlainWords(key))]),
    );
  }
  if (Array.isArray(shape.items)) shape.items = shape.items.map((part) => titled(part));
  else if (shape.items) shape.items = titled(shape.items);
  if (shape.additionalProperties) {
    shape.additionalProperties = withName(titled(shape.additionalProperties), shape.propertyNames);
  }
  if (shape.anyOf) shape.anyOf = shape.anyOf.map((part) => titled(part));
  if (shape.description) shape.description = asSentence(shape.description);
  return shape;
}

function titled(
  part: NonNullable<RJSFSchema['items']> | boolean,
  title?: string,
): RJSFSchema | boolean {
  if (typeof part === 'boolean' || Array.isArray(part)) return true;
  return { ...(title && { title }), ...named(part) };
}

/** The values with their fields in the order of the form, for those that no file has an order for yet. */
export function inOrder(shape: RJSFSchema, values: unknown): unknown {
  if (Array.isArray(values)) {
    const { items } = shape;
    return values.map((value, place) => inPart(Array.isArray(items) ? items[place] : items, value));
  }
  if (typeof values !== 'object' || values === null) return values;
  const { properties = {}, additionalProperties } = shape;
  const keys = new Set([...Object.keys(properties), ...Object.keys(values)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => key in values)
      .map((key) => [
        key,
        inPart(properties[key] ?? additionalProperties, Reflect.get(values, key)),
      ]),
  );
}

const inPart = (part: RJSFSchema | boolean | undefined, value: unknown) =>
  typeof part === 'object' ? inOrder(part, value) : value;

const asSentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
