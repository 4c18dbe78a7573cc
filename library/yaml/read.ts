import { isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { ContentError } from '#library/markdown/problem.ts';

/** Where a YAML text comes from. */
export interface YamlPlace {
  file: string;
  /** The line of the file on which the YAML begins. */
  firstLine?: number;
}

export interface YamlText {
  /** Every value is text, so that 'on' or '90064' cannot turn into something else. */
  data: unknown;
  /** The line of the file on which a value, or the nearest thing around it, stands. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Where `!placeholder` marks a value that is invented until the owner fills it in. */
  placeholders: PlaceholderMark[];
}

export interface PlaceholderMark {
  path: PropertyKey[];
  line: number;
}

/** A value may be marked as invented, a text as well as a group of fields. */
export const placeholderTag = '!placeholder';
const customTags = [
  { tag: placeholderTag, resolve: (text: string) => text },
  { tag: placeholderTag, collection: 'map' as const },
  { tag: placeholderTag, collection: 'seq' as const },
];

/** Reads YAML; what cannot be read ends in a ContentError that names line and remedy. */
export function readYaml(source: string, { file, firstLine = 1 }: YamlPlace): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: lines, customTags });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ message, pos: [offset] }) => ({
        file,
        line: lineAt(offset),
        message: `This cannot be read: ${firstSentence(message)}. Check quotes and indentation. A value that holds a colon and a space, or begins with {, [, *, &, %, @ or >, needs quotes around it.`,
      })),
    );
  }
  const placeholders: PlaceholderMark[] = [];
  // A group of fields begins on the line below its mark.
  collectPlaceholders(document.contents, [], (path, offset) =>
    placeholders.push({ path, line: lineAt(source.lastIndexOf(placeholderTag, offset)) }),
  );
  return {
    data: toPlain(document),
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    placeholders,
  };
}

/** Expanding aliases can blow up, and content has no use for them. */
function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    return {};
  }
}

/** Follows the path as far as it goes. */
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
  const found = map.items.find(({ key }) => isScalar(key) && key.value === name)?.key;
  return isNode(found) ? found.range?.[0] : undefined;
}

const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

function collectPlaceholders(
  node: unknown,
  path: PropertyKey[],
  found: (path: PropertyKey[], offset: number) => void,
): void {
  if (isNode(node) && node.tag === placeholderTag) found(path, startOf(node));
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : index;
    collectPlaceholders(isPair(item) ? item.value : item, [...path, key], found);
  }
}

const firstSentence = (message: string) => message.split(/ at line|\n/)[0] ?? message;
