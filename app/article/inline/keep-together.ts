import type { Inline } from '#library/markdown/tree.ts';

/** A word and the citations that follow it, which no line break may part. */
export interface Kept {
  type: 'kept';
  word: string;
  numbers: number[];
}

/** Joins each citation to the word before it; a number alone on a line has lost its sentence. */
export function keepTogether(nodes: readonly Inline[]): (Inline | Kept)[] {
  const result: (Inline | Kept)[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type !== 'citation') {
      result.push(node);
    } else if (last?.type === 'kept') {
      last.numbers.push(node.number);
    } else if (last?.type === 'text') {
      const cut = last.value.lastIndexOf(' ') + 1;
      result.splice(-1, 1, ...(cut > 0 ? [{ ...last, value: last.value.slice(0, cut) }] : []));
      result.push({ type: 'kept', word: last.value.slice(cut), numbers: [node.number] });
    } else {
      result.push({ type: 'kept', word: '', numbers: [node.number] });
    }
  }
  return result;
}
