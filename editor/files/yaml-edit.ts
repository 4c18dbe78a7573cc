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

/** The layout of our files: a value is on one line, however long it is. */
const layout = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * The same YAML with other data. Comments, quotes and blank lines stay; a file that was laid out in
 * another way is put into our layout.
 */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(readYaml(source, { file: '' }).data, data)) return source;
  const edited = rewrite(source, (document) => {
    document.contents = merge(document.contents, data, document);
  });
  // Refuse the edit instead of saving something else.
  if (!isDeepStrictEqual(readYaml(edited, { file: '' }).data, data)) {
    throw new Error('The change could not be written into the file. Make it in a text editor.');
  }
  return edited;
}

/** The same YAML without the mark on a value that was invented. */
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
  const ended = source === '' || source.endsWith('\n') ? text : text.trimEnd();
  const bom = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return bom + (source.includes('\r\n') ? ended.replaceAll('\n', '\r\n') : ended);
}

/** The node of a value with other data in it, or a new node if the value is of another kind. */
function merge(node: unknown, data: unknown, document: Document): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), data)) return node;
  if (isScalar(node) && typeof data === 'string') {
    node.value = data;
    // A text that someone changed is not invented anymore.
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
  for (const [place, name] of names.entries()) {
    const pair = map.items.find(({ key }) => key.value === name);
    if (pair) pair.value = merge(pair.value, data[name], document);
    else {
      const previous = map.items.findIndex(({ key }) => key.value === names[place - 1]);
      const added = new Pair(new Scalar(name), document.createNode(data[name]));
      map.items.splice(previous + 1, 0, added);
    }
  }
  keepTop(
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
  list.items = data.map((value, place) => {
    const origin = before[origins.get(place) ?? -1];
    const item = merge(origin, value, document);
    // A new item, and the one that was first, are as far from the next as the first two were.
    if (!origin || origin === before[0]) item.spaceBefore = gap;
    return item;
  });
  keepTop(list, before, list.items);
  return list;
}

/** Comments above the first entry belong to the file, whichever entry comes first now. */
function keepTop(collection: Node, [was]: Node[], [first = collection]: Node[]): void {
  first.spaceBefore = false;
  if (was === undefined || was === first || !was.commentBefore) return;
  first.commentBefore = [was.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  was.commentBefore = null;
}

/** Which old item each new one was, by what they have in common. Comments go with their items. */
function matchItems(old: unknown[], now: unknown[]): Map<number, number> {
  const pairs = now.flatMap((value, to) =>
    old.map((was, from) => ({ from, to, score: likeness(was, value) + (from === to ? 0.5 : 0) })),
  );
  const origins = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || origins.has(to) || taken.has(from)) continue;
    origins.set(to, from);
    taken.add(from);
  }
  return origins;
}

function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1000;
  if (!isGroup(one) || !isGroup(other)) return 0;
  return Object.keys(one).filter((key) => key in other && isDeepStrictEqual(one[key], other[key]))
    .length;
}
