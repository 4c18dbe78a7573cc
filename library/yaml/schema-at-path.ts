import { z } from 'zod';

/** The schema at a path, unwrapped step by step, innermost last. Empty if there is none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  let layers = unwrapped(schema);
  for (const step of path) layers = unwrapped(partOf(layers.at(-1), step));
  return layers;
}

function partOf(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(step)];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

function unwrapped(schema: unknown): z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return [schema, ...unwrapped(schema.unwrap())];
  }
  return schema instanceof z.ZodPipe ? [schema, ...unwrapped(schema.in)] : [schema];
}
