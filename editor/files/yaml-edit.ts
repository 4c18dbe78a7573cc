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
import { isRecord } from '#editor/files/data.ts';
import { readYaml, yamlOptions } from '#library/yaml/read.ts';

/** A line width of 0 turns off line wrapping. */
const formatOptions = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Replaces the data and keeps comments, quotes and blank lines. Normalizes other formatting. */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(readYaml(source, { file: '' }).data, data)) return source;
  const newSource = updateDocument(source, (document) => {
    document.contents = merge(document.contents, data, document);
  });
  // Fail instead of saving data that differs from the form.
  if (!isDeepStrictEqual(readYaml(newSource, { file: '' }).data, data)) {
    throw new Error('The editor couldn’t save this change. Make it in a text editor.');
  }
  return newSource;
}

export const removePlaceholderTag = (source: string, path: readonly (string | number)[]): string =>
  updateDocument(source, (document) => {
    const node = document.getIn(path, true);
    if (isNode(node)) delete node.tag;
  });

function updateDocument(source: string, update: (document: Document<Node>) => void): string {
  const yaml = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const sourceDocument = parseDocument<Node>(yaml, yamlOptions);
  // The `yaml` package can't write a document that has comments but no data, so add an empty map.
  const document = sourceDocument.contents
    ? sourceDocument
    : parseDocument<Node>(yaml.replace(/\n?$/, '\n{}'), yamlOptions);
  update(document);
  const output = document.toString(formatOptions).replace(/^\{\}\n/m, '');
  const newYaml = source === '' || source.endsWith('\n') ? output : output.trimEnd();
  const bom = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return bom + (source.includes('\r\n') ? newYaml.replaceAll('\n', '\r\n') : newYaml);
}

function merge(node: unknown, data: unknown, document: Document): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), data)) return node;
  if (isScalar(node) && typeof data === 'string') {
    node.value = data;
    // Edited text is no longer a placeholder.
    delete node.tag;
    return node;
  }
  if (isCollection(node) && node.items.length === 0) node.flow = false;
  if (isMap<Scalar<string>, Node>(node) && isRecord(data)) return mergeFields(node, data, document);
  if (isSeq<Node>(node) && Array.isArray(data)) return mergeItems(node, data, document);
  return document.createNode(data, { aliasDuplicateObjects: false });
}

type Fields = YAMLMap<Scalar<string>, Node>;

function mergeFields(map: Fields, data: Record<string, unknown>, document: Document): Fields {
  const newNames = Object.keys(data);
  const oldKeys = map.items.map(({ key }) => key);
  for (const { key, value } of map.items) {
    if (newNames.includes(key.value)) continue;
    const newName = newNames.find(
      (name) => !map.has(name) && isDeepStrictEqual(data[name], value?.toJS(document)),
    );
    if (newName !== undefined) key.value = newName;
  }
  map.items = map.items.filter(({ key }) => newNames.includes(key.value));
  for (const [index, name] of newNames.entries()) {
    const pair = map.items.find(({ key }) => key.value === name);
    if (pair) pair.value = merge(pair.value, data[name], document);
    else {
      const previousIndex = map.items.findIndex(({ key }) => key.value === newNames[index - 1]);
      const newPair = new Pair(new Scalar(name), document.createNode(data[name]));
      map.items.splice(previousIndex + 1, 0, newPair);
    }
  }
  const newKeys = map.items.map(({ key }) => key);
  keepTopComment(map, oldKeys, newKeys);
  return map;
}

function mergeItems(list: YAMLSeq<Node>, data: unknown[], document: Document): YAMLSeq<Node> {
  const oldItems = list.items;
  const hasSpacing = oldItems[1]?.spaceBefore ?? false;
  const oldData = oldItems.map((item) => item.toJS(document));
  const oldIndexes = matchItems(oldData, data);
  list.items = data.map((value, index) => {
    const oldItem = oldItems[oldIndexes.get(index) ?? -1];
    const item = merge(oldItem, value, document);
    // The first item never has a blank line above it, so use the second item's spacing.
    if (!oldItem || oldItem === oldItems[0]) item.spaceBefore = hasSpacing;
    return item;
  });
  keepTopComment(list, oldItems, list.items);
  return list;
}

/** A comment above the first entry usually describes all of them, so it stays on top. */
function keepTopComment(node: Node, [oldTop]: Node[], [newTop = node]: Node[]): void {
  newTop.spaceBefore = false;
  if (oldTop === undefined || oldTop === newTop || !oldTop.commentBefore) return;
  newTop.commentBefore = [oldTop.commentBefore, newTop.commentBefore].filter(Boolean).join('\n');
  oldTop.commentBefore = null;
}

/** Maps each new index to the most similar old item's index, so comments stay with their items. */
export function matchItems(oldItems: unknown[], newItems: unknown[]): Map<number, number> {
  const candidates = newItems.flatMap((value, newIndex) =>
    oldItems.map((item, oldIndex) => {
      const score = getSimilarity(item, value) + (oldIndex === newIndex ? 0.5 : 0);
      return { oldIndex, newIndex, score };
    }),
  );
  const oldIndexes = new Map<number, number>();
  const usedIndexes = new Set<number>();
  for (const { oldIndex, newIndex, score } of candidates.toSorted(
    (left, right) => right.score - left.score,
  )) {
    if (score === 0 || oldIndexes.has(newIndex) || usedIndexes.has(oldIndex)) continue;
    oldIndexes.set(newIndex, oldIndex);
    usedIndexes.add(oldIndex);
  }
  return oldIndexes;
}

function getSimilarity(left: unknown, right: unknown): number {
  if (isDeepStrictEqual(left, right)) return 1000;
  if (!isRecord(left) || !isRecord(right)) return 0;
  return Object.keys(left).filter((key) => key in right && isDeepStrictEqual(left[key], right[key]))
    .length;
}
