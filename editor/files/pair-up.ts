import { isDeepStrictEqual } from 'node:util';

/**
 * Which entry of the old list became which of the new one; `undefined` is one that was added. What
 * stayed the same is found wherever it moved to, the rest by what it still has in common.
 */
export function pairUp(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const pairs = new Map<number, number>();
  const pair = (from: number, to: number) => {
    pairs.set(to, from);
    free.delete(from);
  };
  for (const [to, value] of now.entries()) {
    const same = [to, ...free].find(
      (from) => free.has(from) && isDeepStrictEqual(old[from], value),
    );
    if (same !== undefined) pair(same, to);
  }
  for (const [to, value] of now.entries()) {
    if (pairs.has(to)) continue;
    const [best] = [...free]
      .map((from) => ({ from, shared: inCommon(old[from], value) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((one, other) => other.shared - one.shared);
    if (best) pair(best.from, to);
  }
  for (const to of now.keys()) if (!pairs.has(to) && free.has(to)) pair(to, to);
  return now.map((_, to) => pairs.get(to));
}

/** How many fields of two groups hold the same. */
function inCommon(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0;
  return Object.keys(one).filter((key) => key in other && isDeepStrictEqual(one[key], other[key]))
    .length;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
