import type { Document, Element } from 'happy-dom';
import { collapseWhitespace, readLines } from '../build/page-lines.ts';

/** Our style rules don't apply to references and citation numbers. */
const skippedElements =
  'template, [role=note], [aria-labelledby=references], [popovertarget^=cite_]';

export function listSentences(document: Document): string[] {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  return [
    ...[document.title, description ?? ''].flatMap(splitSentences),
    ...listElementSentences(document.body),
  ];
}

export function listElementSentences(element: Element): string[] {
  const lines: string[] = [];
  readLines(element, { skip: skippedElements, onLine: (line) => lines.push(line) });
  return lines.flatMap(splitSentences);
}

/** A period in a number or before a lowercase letter doesn't end a sentence. */
const splitSentences = (line: string) =>
  collapseWhitespace(line)
    .split(/(?<=[.!?][”’")]*) (?=[^\p{Ll}])/u)
    .filter((sentence) => sentence !== '');
