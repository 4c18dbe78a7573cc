import type { Path } from '#editor/contract.ts';

/** The text of each file in content/ by its name. */
export type Sources = ReadonlyMap<string, string>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getValue = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );

/** Lists every path in the data, with parents before their children. */
export function listPaths(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [path, ...entries.flatMap(([key, value]) => listPaths(value, [...path, key]))];
}
