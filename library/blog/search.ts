/** Article search for the server and the browser. */

import { markMatches, type SearchQuery, type Segment, tidyQuery } from '#library/search/query.ts';

export interface SearchEntry {
  id: string;
  title: string;
  excerpt: string;
  categorySlug: string;
  /** Plain text, one line per paragraph. */
  text: string;
}

/** The browser fetches all articles from here when a reader starts to search. */
export const blogIndexPath = '/blog/search-index.json';

/**
 * Lower case, with plain quotes and dashes. Keeps the length, so a position in the folded text is
 * the same position in the original ('İ' gets longer in lower case).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : [...text].map(lowerIfSameLength).join('');
  return same
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\u00a0/g, ' ');
}

function lowerIfSameLength(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** Category first, then a case-insensitive substring of title, excerpt or content. */
export function search<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: SearchQuery,
): Entry[] {
  const words = fold(tidyQuery(query.text));
  return entries.filter(
    ({ title, excerpt, categorySlug, text }) =>
      (query.category === '' || categorySlug === query.category) &&
      (words === '' || fold(`${title}\n${excerpt}\n${text}`).includes(words)),
  );
}

export function markQuery(text: string, query: string): Segment[] {
  const words = fold(tidyQuery(query));
  return markMatches(text, occurrences(fold(text), words));
}

function* occurrences(text: string, words: string) {
  if (words === '') return;
  const { length } = words;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + length)) {
    yield { at, length };
  }
}

const before = 60;
const after = 120;

/** The excerpt if it contains the query, otherwise the first match in the text. */
export function matchingExcerpt(entry: SearchEntry, query: string): Segment[] {
  const words = fold(tidyQuery(query));
  if (fold(entry.excerpt).includes(words)) return markQuery(entry.excerpt, query);
  const line = entry.text.split('\n').find((candidate) => fold(candidate).includes(words));
  if (line === undefined) return [{ text: entry.excerpt, mark: false }];
  const at = fold(line).indexOf(words);
  return markQuery(cut(line, at - before, at + words.length + after, at), query);
}

function cut(line: string, start: number, end: number, match: number): string {
  const space = start > 0 ? line.indexOf(' ', start) : -1;
  const from = space !== -1 && space < match ? space + 1 : Math.max(0, Math.min(start, match));
  const lastSpace = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  const until = lastSpace > match ? lastSpace : end;
  return `${from > 0 ? '… ' : ''}${line.slice(from, until)}${until < line.length ? ' …' : ''}`;
}
