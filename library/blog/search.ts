import { markMatches, type SearchQuery, type Segment, tidyQuery } from '#library/search/query.ts';

export interface SearchEntry {
  id: string;
  title: string;
  excerpt: string;
  categorySlug: string;
  /** Each paragraph is one line. */
  text: string;
}

export const blogIndexPath = '/blog/search-index.json';

/** Keeps the length, so positions apply to the original text. ('İ' gets longer in lowercase.) */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const result = lower.length === text.length ? lower : [...text].map(lowerIfSameLength).join('');
  return result
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\u00a0/g, ' ');
}

function lowerIfSameLength(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** Posts with the query in their title come first. */
export function search<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: SearchQuery,
): Entry[] {
  const needle = fold(tidyQuery(query.text));
  const matches = entries.filter(
    ({ title, excerpt, categorySlug, text }) =>
      (query.category === '' || categorySlug === query.category) &&
      fold(`${title}\n${excerpt}\n${text}`).includes(needle),
  );
  const hasInTitle = ({ title }: Entry) => fold(title).includes(needle);
  return [...matches.filter(hasInTitle), ...matches.filter((entry) => !hasInTitle(entry))];
}

export function markQuery(text: string, query: string): Segment[] {
  const needle = fold(tidyQuery(query));
  return markMatches(text, findOccurrences(fold(text), needle));
}

function* findOccurrences(text: string, needle: string) {
  if (needle === '') return;
  const { length } = needle;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + length)) {
    yield { at, length };
  }
}

const lengthBefore = 60;
const lengthAfter = 120;

/** Returns the excerpt, or the text around the query if the text has it and the excerpt doesn't. */
export function matchingExcerpt(entry: SearchEntry, query: string): Segment[] {
  const needle = fold(tidyQuery(query));
  if (fold(entry.excerpt).includes(needle)) return markQuery(entry.excerpt, query);
  const line = entry.text.split('\n').find((candidate) => fold(candidate).includes(needle));
  if (line === undefined) return [{ text: entry.excerpt, mark: false }];
  const at = fold(line).indexOf(needle);
  return markQuery(
    cutAtSpaces(line, at - lengthBefore, at + needle.length + lengthAfter, at),
    query,
  );
}

function cutAtSpaces(line: string, start: number, end: number, match: number): string {
  const space = start > 0 ? line.indexOf(' ', start) : -1;
  const cutStart = space !== -1 && space < match ? space + 1 : Math.max(0, Math.min(start, match));
  const lastSpace = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  const cutEnd = lastSpace > match ? lastSpace : end;
  return `${cutStart > 0 ? '… ' : ''}${line.slice(cutStart, cutEnd)}${cutEnd < line.length ? ' …' : ''}`;
}
