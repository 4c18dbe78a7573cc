import type { Path } from '#editor/contract.ts';

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    data,
  );

/** Every path in the data, parents before their children. */
export function allPaths(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const steps = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [path, ...steps.flatMap(([step, value]) => allPaths(value, [...path, step]))];
}
