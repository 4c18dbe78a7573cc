import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml';
import { ContentError } from '#library/problem.ts';
import { diagnose, findDroppedText } from '#library/yaml/syntax.ts';

export interface ParsedYaml {
  /** Every value is a string, so 'on' or '90064' can't turn into something else. */
  data: unknown;
  /** Returns the line of a value or of its nearest parent. */
  getLine: (path: readonly PropertyKey[]) => number;
  placeholders: Placeholder[];
}

export interface Placeholder {
  path: PropertyKey[];
  line: number;
}

/** This tag marks a value, group or list that the owner still has to fill in. */
export const placeholderTag = '!placeholder';
const customTags = [
  { tag: placeholderTag, resolve: (value: string) => value },
  { tag: placeholderTag, collection: 'map' as const },
  { tag: placeholderTag, collection: 'seq' as const },
];

export const yamlOptions = { schema: 'failsafe', customTags } as const;

/** Front matter doesn't start on the first line of its file. */
export function readYaml(
  source: string,
  { file, firstLine = 1 }: { file: string; firstLine?: number },
): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { ...yamlOptions, lineCounter });
  const getLineAt = (offset: number) => firstLine + lineCounter.linePos(offset).line - 1;
  const problems = findSyntaxProblems(document, source, lineCounter).map(({ line, message }) => ({
    file,
    line: firstLine + line,
    message,
  }));
  if (problems.length > 0) throw new ContentError(problems);
  const placeholders: Placeholder[] = [];
  // A group of fields starts on the line below its tag.
  collectPlaceholders(document.contents, [], (path, offset) =>
    placeholders.push({ path, line: getLineAt(source.lastIndexOf(placeholderTag, offset)) }),
  );
  return {
    data: toPlainData(document),
    getLine: (path) => getLineAt(getOffset(document.contents, path)),
    placeholders,
  };
}

interface StringAtPath {
  text: string;
  path: PropertyKey[];
}

export function findStrings(data: unknown, path: PropertyKey[] = []): StringAtPath[] {
  if (typeof data === 'string') return [{ text: data, path }];
  if (Array.isArray(data)) {
    return data.flatMap((entry, index) => findStrings(entry, [...path, index]));
  }
  return Object.entries(Object(data)).flatMap(([name, value]) =>
    findStrings(value, [...path, name]),
  );
}

/** Aliases can expand without limit, so data with an alias counts as empty. */
function toPlainData(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    return {};
  }
}

function getOffset(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = getStart(contents);
  for (const pathKey of path) {
    if (!isCollection(node)) break;
    const keyOffset = isMap(node) ? getKeyOffset(node, pathKey) : undefined;
    const value: unknown = node.get(typeof pathKey === 'symbol' ? '' : pathKey, true);
    if (keyOffset === undefined && !isNode(value)) break;
    offset = keyOffset ?? getStart(value);
    node = value;
  }
  return offset;
}

function getKeyOffset(map: { items: { key: unknown }[] }, name: PropertyKey): number | undefined {
  const node = map.items.find(({ key }) => isScalar(key) && key.value === name)?.key;
  return isNode(node) ? node.range?.[0] : undefined;
}

const getStart = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

function collectPlaceholders(
  node: unknown,
  path: PropertyKey[],
  onPlaceholder: (path: PropertyKey[], offset: number) => void,
): void {
  if (isNode(node) && node.tag === placeholderTag) onPlaceholder(path, getStart(node));
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : index;
    collectPlaceholders(isPair(item) ? item.value : item, [...path, key], onPlaceholder);
  }
}

/** Counts lines from 0. */
function findSyntaxProblems(document: Document, source: string, counter: LineCounter) {
  const sourceLines = source.split(/\r?\n/);
  const diagnoses = document.errors.map(({ code, message, pos: [offset] }) =>
    diagnose({ code, message, line: counter.linePos(offset).line - 1 }, sourceLines),
  );
  // The first error often causes the others, except for duplicate keys.
  const [firstError, ...rest] = diagnoses;
  const duplicates = rest.filter(
    (_, index) => document.errors[index + 1]?.code === 'DUPLICATE_KEY',
  );
  const droppedText = sourceLines.flatMap((text, line) => {
    const message = findDroppedText(text);
    return message === undefined ? [] : [{ line, message }];
  });
  return firstError ? [firstError, ...duplicates] : droppedText;
}
