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

export interface YamlPlace {
  file: string;
  /** The line of the file where the YAML starts. */
  firstLine?: number;
}

export interface YamlText {
  /** Every value is a string, so 'on' or '90064' can't turn into something else. */
  data: unknown;
  /** The line of a value, or of its nearest parent. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The values marked with `!placeholder`. */
  placeholders: PlaceholderMark[];
}

export interface PlaceholderMark {
  path: PropertyKey[];
  line: number;
}

/** Marks a text, group or list that the owner still has to fill in. */
export const placeholderTag = '!placeholder';
const customTags = [
  { tag: placeholderTag, resolve: (text: string) => text },
  { tag: placeholderTag, collection: 'map' as const },
  { tag: placeholderTag, collection: 'seq' as const },
];

export const yamlOptions = { schema: 'failsafe', customTags } as const;

/** Parses YAML. Throws a ContentError with the line and the fix of every syntax error. */
export function readYaml(source: string, { file, firstLine = 1 }: YamlPlace): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(source, { ...yamlOptions, lineCounter: lines });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  const problems = syntaxProblems(document, source, lines).map(({ line, message }) => ({
    file,
    line: firstLine + line,
    message,
  }));
  if (problems.length > 0) throw new ContentError(problems);
  const placeholders: PlaceholderMark[] = [];
  // A group of fields starts on the line below its tag.
  collectPlaceholders(document.contents, [], (path, offset) =>
    placeholders.push({ path, line: lineAt(source.lastIndexOf(placeholderTag, offset)) }),
  );
  return {
    data: toPlain(document),
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    placeholders,
  };
}

/** Rejects aliases, because they can expand without limit. */
function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    return {};
  }
}

/** The offset of a value, or of its nearest parent. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = startOf(contents);
  for (const step of path) {
    if (!isCollection(node)) break;
    const key = isMap(node) ? keyOf(node, step) : undefined;
    const value: unknown = node.get(typeof step === 'symbol' ? '' : step, true);
    if (key === undefined && !isNode(value)) break;
    offset = key ?? startOf(value);
    node = value;
  }
  return offset;
}

function keyOf(map: { items: { key: unknown }[] }, name: PropertyKey): number | undefined {
  const onPlaceholder = map.items.find(({ key }) => isScalar(key) && key.value === name)?.key;
  return isNode(onPlaceholder) ? onPlaceholder.range?.[0] : undefined;
}

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

function collectPlaceholders(
  node: unknown,
  path: PropertyKey[],
  onPlaceholder: (path: PropertyKey[], offset: number) => void,
): void {
  if (isNode(node) && node.tag === placeholderTag) onPlaceholder(path, startOf(node));
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : index;
    collectPlaceholders(isPair(item) ? item.value : item, [...path, key], onPlaceholder);
  }
}

/** Lines are counted from 0. */
function syntaxProblems(document: Document, source: string, lines: LineCounter) {
  const sourceLines = source.split(/\r?\n/);
  const onPlaceholder = document.errors.map(({ code, message, pos: [offset] }) =>
    diagnose({ code, message, line: lines.linePos(offset).line - 1 }, sourceLines),
  );
  // Later errors often follow from the first one, except for duplicate keys.
  const [first, ...rest] = onPlaceholder;
  const alsoTwice = rest.filter((_, place) => document.errors[place + 1]?.code === 'DUPLICATE_KEY');
  const dropped = sourceLines.flatMap((text, line) => {
    const message = findDroppedText(text);
    return message === undefined ? [] : [{ line, message }];
  });
  return [...(first ? [first] : []), ...alsoTwice, ...(first ? [] : dropped)];
}
