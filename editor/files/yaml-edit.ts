import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup } from '#editor/files/data.ts';
import { readYaml, yamlOptions } from '#library/yaml/read.ts';

/** Each value is on one line, however long it is. */
const layout = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * Replaces the data of a YAML text and keeps its comments, quotes and blank lines. A text in another
 * layout is converted to ours.
 */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(readYaml(source, { file: '' }).data, data)) return source;
  const edited = rewrite(source, (document) => {
    document.contents = merge(document.contents, data, document);
  });
  // Refuse the edit instead of guessing.
  if (!isDeepStrictEqual(readYaml(edited, { file: '' }).data, data)) {
    throw new Error('The editor could not save this change. Make it in a text editor.');
  }
  return edited;
}

/** Removes the placeholder mark from a value. */
export const removeMark = (source: string, path: readonly (string | number)[]): string =>
  rewrite(source, (document) => {
    const node = document.getIn(path, true);
    if (isNode(node)) delete node.tag;
  });

function rewrite(source: string, change: (document: Document<Node>) => void): string {
  const lines = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const parsed = parseDocument<Node>(lines, yamlOptions);
  // `yaml` can't write a document that has comments and no data, so give it an empty group.
  const document = parsed.contents
    ? parsed
    : parseDocument<Node>(lines.replace(/\n?$/, '\n{}'), yamlOptions);
  change(document);
  const text = document.toString(layout).replace(/^\{\}\n/m, '');
  const trimmed = source === '' || source.endsWith('\n') ? text : text.trimEnd();
  const bom = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return bom + (source.includes('\r\n') ? trimmed.replaceAll('\n', '\r\n') : trimmed);
}

/** Puts data into a node, or creates a node if the value has become one of another kind. */
function merge(node: unknown, data: unknown, document: Document): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), data)) return node;
  if (isScalar(node) && typeof data === 'string') {
    node.value = data;
    // A text that someone changed is no longer a placeholder.
    delete node.tag;
    return node;
  }
  if (isCollection(node) && node.items.length === 0) node.flow = false;
  if (isMap<Scalar<string>, Node>(node) && isGroup(data)) return mergeFields(node, data, document);
  if (isSeq<Node>(node) && Array.isArray(data)) return mergeItems(node, data, document);
  return document.createNode(data, { aliasDuplicateObjects: false });
}

type Fields = YAMLMap<Scalar<string>, Node>;

function mergeFields(map: Fields, data: Record<string, unknown>, document: Document): Fields {
  const names = Object.keys(data);
  const before = map.items.map(({ key }) => key);
  for (const { key, value } of map.items) {
    if (names.includes(key.value)) continue;
    const newName = names.find(
      (name) => !map.has(name) && isDeepStrictEqual(data[name], value?.toJS(document)),
    );
    if (newName !== undefined) key.value = newName;
  }
  map.items = map.items.filter(({ key }) => names.includes(key.value));
  for (const [index, name] of names.entries()) {
    const pair = map.items.find(({ key }) => key.value === name);
    if (pair) pair.value = merge(pair.value, data[name], document);
    else {
      const previous = map.items.findIndex(({ key }) => key.value === names[index - 1]);
      const added = new Pair(new Scalar(name), document.createNode(data[name]));
      map.items.splice(previous + 1, 0, added);
    }
  }
  keepTopComment(
    map,
    before,
    map.items.map(({ key }) => key),
  );
  return map;
}

function mergeItems(list: YAMLSeq<Node>, data: unknown[], document: Document): YAMLSeq<Node> {
  const before = list.items;
  const gap = before[1]?.spaceBefore ?? false;
  const origins = matchItems(
    before.map((item) => item.toJS(document)),
    data,
  );
  list.items = data.map((value, index) => {
    const origin = before[origins.get(index) ?? -1];
    const item = merge(origin, value, document);
    // Space new items, and the one that was first, as the first two items were.
    if (!origin || origin === before[0]) item.spaceBefore = gap;
    return item;
  });
  keepTopComment(list, before, list.items);
  return list;
}

/** Comments above the first entry belong to the file, so they stay on top if another comes first. */
function keepTopComment(collection: Node, [previous]: Node[], [first = collection]: Node[]): void {
  first.spaceBefore = false;
  if (previous === undefined || previous === first || !previous.commentBefore) return;
  first.commentBefore = [previous.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  previous.commentBefore = null;
}

/** Pairs each new item with the most similar old one, so comments stay with their items. */
function matchItems(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = after.flatMap((value, to) =>
    before.map((item, from) => {
      const score = similarity(item, value) + (from === to ? 0.5 : 0);
      return { from, to, score };
    }),
  );
  const origins = new Map<number, number>();
  const matched = new Set<number>();
  for (const { from, to, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || origins.has(to) || matched.has(from)) continue;
    origins.set(to, from);
    matched.add(from);
  }
  return origins;
}

function similarity(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1000;
  if (!isGroup(one) || !isGroup(other)) return 0;
  return Object.keys(one).filter((key) => key in other && isDeepStrictEqual(one[key], other[key]))
    .length;
}
