import { collapseWhitespace, readLines } from '../build/page-lines.ts';

/** Our style rules don't apply to references and citation numbers. */
const skippedElements =
  'template, [role=note], [aria-labelledby=references], [popovertarget^=cite_]';

export type Language = 'en' | 'es';

export function listSentences(document: Document, language: Language): string[] {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const head = isInLanguage(document, language) ? [document.title, description ?? ''] : [];
  return [...head.flatMap(splitSentences), ...listElementSentences(document.body, language)];
}

const isInLanguage = ({ documentElement }: Document, language: Language) =>
  (documentElement.lang || 'en').startsWith(language);

/** Lists only sentences in the language, if there is one. */
export function listElementSentences(element: Element, language?: Language): string[] {
  const lines: string[] = [];
  const otherLanguages = language ? `, [lang]:not([lang^=${language}])` : '';
  const isOwnLanguage = !language || isInLanguage(element.ownerDocument, language);
  const roots = isOwnLanguage ? [element] : element.querySelectorAll(`[lang^=${language}]`);
  for (const root of roots) {
    readLines(root, { skip: skippedElements + otherLanguages, onLine: (line) => lines.push(line) });
  }
  return lines.flatMap(splitSentences);
}

/** A period in a number or before a lowercase letter doesn't end a sentence. */
const splitSentences = (line: string) =>
  collapseWhitespace(line)
    .split(/(?<=[.!?][”’")]*) (?=[^\p{Ll}])/u)
    .filter((sentence) => sentence !== '');
