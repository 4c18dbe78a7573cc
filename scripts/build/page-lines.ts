import { type Element, type Node, Window } from 'happy-dom';

/** Elements that don't end a line. */
const inlineTags = new Set(
  'A ABBR B BUTTON CITE CODE DFN EM I MARK SMALL SPAN STRONG SUB SUP TIME WBR X-ISLAND X-SLOT'.split(
    ' ',
  ),
);

const parser = new new Window().DOMParser();
const code = /<(style|script)\b[\s\S]*?<\/\1>/g;

/** Drops styles and scripts first: the parser stops at some style sheets. */
export const parseHtml = (html: string) =>
  parser.parseFromString(html.replace(code, ''), 'text/html');

interface LineReader {
  /** A selector for elements whose text is left out. */
  skip: string;
  onLine: (line: string) => void;
  /** Returns whether it handled the element, whose text is then left out. */
  onElement?: (element: Element) => boolean;
  /** Whether an inline element starts a new line. */
  startsLine?: (element: Element, line: string) => boolean;
}

/** Reads the text in an element, line by line as a reader sees it. */
export function readLines(
  root: Element,
  { skip, onLine, onElement = () => false, startsLine = () => false }: LineReader,
) {
  let line = '';
  const endLine = () => {
    const text = oneLine(line);
    if (text !== '') onLine(text);
    line = '';
  };
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += node.textContent;
    if (!isElement(node) || node.matches(skip)) return;
    const isLine = !inlineTags.has(node.tagName) || startsLine(node, line);
    if (isLine) endLine();
    if (onElement(node)) return;
    for (const child of node.childNodes) read(child);
    if (isLine) endLine();
  };
  read(root);
}

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

export const oneLine = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
