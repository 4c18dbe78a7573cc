import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A field of a group or an item of a list, and where it stands in its file. */
export interface Entry {
  /** The name of a field. */
  key: string;
  keyEnd: number;
  value: Node;
  /** Of its name or its hyphen. */
  start: number;
  /** Of its last line, a remark at the end of it included. */
  end: number;
}

/** The entries of a group or a list that stand below each other. */
export function entriesOf(source: string, { items, srcToken }: YAMLMap | YAMLSeq): Entry[] {
  const hyphens = srcToken?.type === 'block-seq' ? srcToken.items : [];
  return items.map((item, index) => {
    const value = isPair(item) ? item.value : item;
    const key = isPair(item) ? item.key : undefined;
    if (!isNode(value)) throw new Error('An entry of this file has no value.');
    const hyphen = hyphens[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
    const [start, keyEnd] = isNode(key) && key.range ? key.range : [hyphen, hyphen + 1];
    const name = isScalar(key) ? String(key.value) : '';
    return { key: name, keyEnd, value, start, end: lineEnd(source, endOf(source, value)) };
  });
}

/** Where the text of a value begins and ends, its mark and remarks not counted. */
export const spanOf = (source: string, node: Node) => ({
  start: node.range?.[0] ?? 0,
  end: endOf(source, node),
});

function endOf(source: string, node: Node): number {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? last.value : last;
  if (isNode(inner)) return lineEnd(source, endOf(source, inner));
  const [start, end] = node.range ?? [0, 0];
  // A text of several lines ends with the break after it.
  return start + source.slice(start, end).trimEnd().length;
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return offset + source.slice(offset, end === -1 ? undefined : end).trimEnd().length;
}
