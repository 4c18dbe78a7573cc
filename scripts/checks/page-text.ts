import type { Document, Element } from 'happy-dom';
import { oneLine, readLines } from '../build/page-lines.ts';

/** Text that isn't ours: references and their numbers. */
const skippedElements =
  'template, [role=note], [aria-labelledby=references], [popovertarget^=cite_]';

/** The sentences on a page, including its title and description. */
export function sentencesOf(document: Document): string[] {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  return [
    ...[document.title, description ?? ''].flatMap(sentencesIn),
    ...sentencesInPart(document.body),
  ];
}

export function sentencesInPart(part: Element): string[] {
  const lines: string[] = [];
  readLines(part, { skip: skippedElements, onLine: (line) => lines.push(line) });
  return lines.flatMap(sentencesIn);
}

/** A period in '0.1', or before a lower-case letter, doesn't end a sentence. */
const sentencesIn = (line: string) =>
  oneLine(line)
    .split(/(?<=[.!?][”’")]*) (?=[^\p{Ll}])/u)
    .filter((sentence) => sentence !== '');
