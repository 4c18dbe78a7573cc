import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { isGroup, pairUp } from '#editor/files/pair-up.ts';
import { type Entry, entriesOf, spanOf } from '#editor/files/yaml-entries.ts';
import { blockText, flowText, scalarText } from '#editor/files/yaml-text.ts';
import { placeholderTag, readYaml, yamlOptions } from '#library/yaml/read.ts';

/**
 * The same YAML with other data. What did not change keeps its bytes, comments, quotes and blank
 * lines among them: only the parts that did are written, the document as a whole never.
 */
export function editYaml(source: string, data: unknown): string {
  const document = parseDocument(source, { ...yamlOptions, keepSourceTokens: true });
  const edit = editing(source, (node) => node.toJS(document));
  const edited = document.contents ? edit.within(document.contents, data) : edit.below(data);
  // Rather nothing than something else than was asked for.
  if (!isDeepStrictEqual(readYaml(edited, { file: '' }).data, data)) {
    throw new Error('The change could not be written into the file. Make it in a text editor.');
  }
  return edited;
}

/** A part of a collection, with what stands between it and the part before. */
interface Part {
  key?: string;
  lead: string;
  text: string;
}

function editing(source: string, dataOf: (node: Node) => unknown) {
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const indented = (text: string, column: number) =>
    text.replaceAll('\n', lineBreak + ' '.repeat(column));
  const columnOf = (entry?: Entry) =>
    entry ? entry.start - (source.lastIndexOf('\n', entry.start - 1) + 1) : 0;

  /** The text of a value with other data in it; nothing where it has to be laid out anew. */
  function textOf(node: Node, data: unknown): string | undefined {
    const { start, end } = spanOf(source, node);
    if (isDeepStrictEqual(dataOf(node), data)) return source.slice(start, end);
    if (isScalar(node)) {
      return typeof data === 'string' ? scalarText(data, node.type) : undefined;
    }
    if (isEmpty(dataOf(node)) || isEmpty(data)) return undefined;
    if (isMap(node) && isGroup(data)) {
      return node.flow ? flowText(data) : mapText(entriesOf(source, node), data);
    }
    if (isSeq(node) && Array.isArray(data)) {
      return node.flow ? flowText(data) : seqText(entriesOf(source, node), data);
    }
    return undefined;
  }

  /** An entry with other data in it. A text that was invented is not any more once it was changed. */
  function entryText(entry: Entry, key: string, data: unknown, anew: () => string): string {
    const { start, end } = spanOf(source, entry.value);
    const name =
      key === entry.key ? source.slice(entry.start, entry.keyEnd) : scalarText(key, undefined);
    const before = source.slice(entry.keyEnd, start);
    const text = textOf(entry.value, data);
    if (text === undefined) return indented(anew(), columnOf(entry));
    const changed = isScalar(entry.value) && !isDeepStrictEqual(dataOf(entry.value), data);
    const kept = changed ? before.replace(`${placeholderTag} `, '') : before;
    const gap = kept.endsWith(':') && text !== '' ? ' ' : '';
    return name + kept + gap + text + source.slice(end, entry.end);
  }

  function mapText(entries: Entry[], data: Record<string, unknown>): string {
    const added = Object.keys(data).filter((key) => entries.every((entry) => entry.key !== key));
    const parts = entries.flatMap((entry, place): Part[] => {
      const renamed = added.find((key) => isDeepStrictEqual(data[key], dataOf(entry.value)));
      const key = entry.key in data ? entry.key : renamed;
      if (key === undefined) return [];
      const anew = () => blockText({ [key]: data[key] });
      return [{ key, lead: leadOf(entries, place), text: entryText(entry, key, data[key], anew) }];
    });
    for (const [place, key] of Object.keys(data).entries()) {
      if (parts.some((part) => part.key === key)) continue;
      const before = Object.keys(data)[place - 1];
      const after = parts.findIndex((part) => part.key === before);
      const text = indented(blockText({ [key]: data[key] }), columnOf(entries[0]));
      parts.splice(after + 1, 0, { key, lead: '', text });
    }
    return joined(entries, parts);
  }

  function seqText(entries: Entry[], data: readonly unknown[]): string {
    const old = entries.map(({ value }) => dataOf(value));
    const parts = pairUp(old, data).map((place, index): Part => {
      const anew = () => blockText([data[index]]);
      const entry = place === undefined ? undefined : entries[place];
      if (place === undefined || !entry) {
        return { lead: '', text: indented(anew(), columnOf(entries[0])) };
      }
      return { lead: leadOf(entries, place), text: entryText(entry, '', data[index], anew) };
    });
    return joined(entries, parts);
  }

  const leadOf = (entries: Entry[], place: number) =>
    place === 0 ? '' : source.slice(entries[place - 1]?.end, entries[place]?.start);

  /** What comes first follows what stood there; what is new follows as the second entry did. */
  function joined(entries: Entry[], parts: Part[]): string {
    const blankLine = /^\r?\n[ \t]*\r?\n/.test(leadOf(entries, 1)) ? lineBreak : '';
    const usual = blankLine + lineBreak + ' '.repeat(columnOf(entries[0]));
    return parts
      .map(({ lead, text }, place) => (place === 0 ? lead.trimStart() : lead || usual) + text)
      .join('');
  }

  const anew = (data: unknown) => (isEmpty(data) ? '' : indented(blockText(data), 0) + lineBreak);

  return {
    /** The source with other data in place of all that it holds. */
    within(contents: Node, data: unknown): string {
      const { start, end } = spanOf(source, contents);
      const text = textOf(contents, data);
      if (text !== undefined) return source.slice(0, start) + text + source.slice(end);
      return source.slice(0, start) + anew(data) + source.slice(end).replace(/^\r?\n/, '');
    },

    /** The source, which held nothing but comments, with data below them. */
    below(data: unknown): string {
      const gap = source === '' || source.endsWith('\n') ? '' : lineBreak;
      return source + gap + anew(data);
    },
  };
}

const isEmpty = (data: unknown) => Object.keys(Object(data)).length === 0;

/** The same YAML without the mark on a value that was invented. */
export function removeMark(source: string, path: readonly (string | number)[]): string {
  const document = parseDocument(source, yamlOptions);
  const node = document.getIn(path, true);
  if (!isNode(node) || node.tag !== placeholderTag) return source;
  const mark = source.lastIndexOf(placeholderTag, spanOf(source, node).start);
  const before = source.slice(0, mark);
  const after = source.slice(mark + placeholderTag.length);
  // A group begins on the line below its mark, a text on the same line. An item keeps its hyphen.
  if (!/^[ \t]*\r?\n/.test(after)) return before + after.replace(/^ +/, '');
  return before.endsWith('- ') ? before + after.replace(/^\s+/, '') : before.trimEnd() + after;
}
