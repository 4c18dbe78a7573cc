import type { Document, Element, Node } from 'happy-dom';

/** Parts of a line: the words go on after them. */
const inline = new Set(
  'A ABBR B BUTTON CITE CODE DFN EM I SMALL SPAN STRONG SUB SUP TIME WBR X-ISLAND X-SLOT'.split(
    ' ',
  ),
);

/** What nobody reads as ours: the works that an article cites, by their own titles, and their numbers. */
const passedOver = 'template, [role=note], [aria-labelledby=references], [popovertarget^=cite_]';

/** What the page shows and what a list of results shows of it, sentence by sentence. */
export function sentencesOf(document: Document): string[] {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  return [
    ...[document.title, description ?? ''].flatMap(sentencesIn),
    ...sentencesInPart(document.body),
  ];
}

/** What a part of the page shows, sentence by sentence. */
export function sentencesInPart(part: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    lines.push(line);
    line = '';
  };
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += node.textContent;
    if (!isElement(node) || node.matches(passedOver)) return;
    if (node.tagName === 'BR') line += ' ';
    const apart = !inline.has(node.tagName);
    if (apart) end();
    for (const child of node.childNodes) read(child);
    if (apart) end();
  };
  read(part);
  return lines.flatMap(sentencesIn);
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** A full stop inside '0.1', or before a small letter, ends nothing. */
const sentencesIn = (line: string) =>
  line
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?][”’")]*) (?=[^\p{Ll}])/u)
    .filter((sentence) => sentence !== '');
