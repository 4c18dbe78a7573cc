import { parseHTML } from 'linkedom';

const inlineTags = new Set(
  'A ABBR B BUTTON CITE CODE DFN EM I MARK SMALL SPAN STRONG SUB SUP TIME WBR X-ISLAND X-SLOT'.split(
    ' ',
  ),
);

const codePattern = /<(style|script)\b[\s\S]*?<\/\1>/g;

/** The parser is case-sensitive, and React writes this attribute like its property. */
export const parseHtml = (html: string): Document =>
  parseHTML(html.replace(codePattern, '').replaceAll('popoverTarget', 'popovertarget')).document;

interface ReadOptions {
  skip: string;
  onLine: (line: string) => void;
  /** Returns true to leave out the element's text. */
  onElement?: (element: Element) => boolean;
  startsLine?: (element: Element, line: string) => boolean;
}

export function readLines(
  root: Element,
  { skip, onLine, onElement = () => false, startsLine = () => false }: ReadOptions,
) {
  let line = '';
  const endLine = () => {
    const text = collapseWhitespace(line);
    if (text !== '') onLine(text);
    line = '';
  };
  const readNode = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += node.textContent;
    if (!isElement(node) || node.matches(skip)) return;
    const isOwnLine = !inlineTags.has(node.tagName) || startsLine(node, line);
    if (isOwnLine) endLine();
    if (onElement(node)) return;
    for (const child of node.childNodes) readNode(child);
    if (isOwnLine) endLine();
  };
  readNode(root);
}

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

export const collapseWhitespace = (text: string) =>
  text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
