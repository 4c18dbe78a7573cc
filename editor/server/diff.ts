import type { DiffLine } from '#editor/contract.ts';

const context = 2;

/** The lines that differ between two texts, with a little of what stands around them. */
export function diffLines(before: string, after: string): DiffLine[] {
  const all = allLines(before.split('\n'), after.split('\n'));
  const near = new Set(
    all.flatMap(({ sign }, place) =>
      sign === ' '
        ? []
        : Array.from({ length: 2 * context + 1 }, (_, step) => place + step - context),
    ),
  );
  return all.flatMap((line, place) => {
    if (near.has(place)) return [line];
    return near.has(place - 1) ? [{ sign: ' ', text: '…' } as const] : [];
  });
}

/** Both texts in one, by the longest row of lines that they have in common. */
function allLines(old: string[], now: string[]): DiffLine[] {
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  const shorter = Math.min(old.length, now.length) - start;
  while (end < shorter && old.at(-1 - end) === now.at(-1 - end)) end++;
  const same = (lines: string[]) => lines.map((text): DiffLine => ({ sign: ' ', text }));
  return [
    ...same(old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

function middle(old: string[], now: string[]): DiffLine[] {
  // How many lines the rests have in common, from each pair of places on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row)
        row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ sign: ' ', text: old[i] ?? '' });
      i++;
      j++;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: old[i++] ?? '' });
    } else lines.push({ sign: '+', text: now[j++] ?? '' });
  }
  return lines;
}
