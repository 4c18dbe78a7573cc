import { z } from 'zod';

export function getSchemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  let layers = unwrap(schema);
  for (const key of path) layers = unwrap(getChildSchema(layers.at(-1), key));
  return layers;
}

function getChildSchema(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

function unwrap(schema: unknown): z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return [schema, ...unwrap(schema.unwrap())];
  }
  return schema instanceof z.ZodPipe ? [schema, ...unwrap(schema.in)] : [schema];
}
