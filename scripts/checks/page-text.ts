import type { Document, Element } from 'happy-dom';
import { oneLine, readLines } from '../build/page-lines.ts';

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
  readLines(part, { skip: passedOver, onLine: (line) => lines.push(line) });
  return lines.flatMap(sentencesIn);
}

/** A full stop inside '0.1', or before a small letter, ends nothing. */
const sentencesIn = (line: string) =>
  oneLine(line)
    .split(/(?<=[.!?][”’")]*) (?=[^\p{Ll}])/u)
    .filter((sentence) => sentence !== '');
