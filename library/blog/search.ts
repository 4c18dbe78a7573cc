/** Searching articles. Runs on the server and in the browser alike, so it knows nothing of Markdown. */

import { withoutControlCharacters } from '#library/control-characters.ts';
import { fillIn } from '#library/fill-in.ts';

export interface SearchQuery {
  /** What the reader typed. */
  text: string;
  /** Slug of a category, or '' for all of them. */
  category: string;
}

export interface SearchEntry {
  id: string;
  title: string;
  excerpt: string;
  categorySlug: string;
  /** The words of the article, one line for each paragraph. */
  text: string;
}

/** A piece of text; `mark` when it is what the reader searched for. */
export interface Segment {
  text: string;
  mark: boolean;
}

/** Where the browser fetches the words of all articles when a reader starts to search. */
export const searchIndexPath = '/blog/search-index.json';

/**
 * Up to this many characters of text the browser searches by itself, from one small file. Beyond
 * it the download would be larger than the page, and the server answers instead.
 */
export const browserSearchLimit = 400_000;

export function searchesInBrowser(texts: Record<string, string>): boolean {
  const characters = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
  return characters <= browserSearchLimit;
}

export const maxQueryLength = 100;

/** One space between words, none around them, no control characters, and at most 100 characters. */
export function tidyQuery(text: string): string {
  return withoutControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trim();
}

/**
 * Lower case, and one form for quotes and dashes. Keeps the length, so that a place found in the
 * folded text is the same place in the text itself ('İ' grows when it is lowercased).
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

export interface SearchIndex<Entry extends SearchEntry> {
  entries: readonly Entry[];
  /** Folded title, excerpt and content of each entry, a line each. */
  folded: readonly string[];
}

/** Does the work of folding once, so that each key press costs only the comparison. */
export function indexEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
): SearchIndex<Entry> {
  const folded = entries.map(({ title, excerpt, text }) => fold(`${title}\n${excerpt}\n${text}`));
  return { entries, folded };
}

/** Category first, then a case-insensitive substring of title, excerpt or content. */
export function search<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  query: SearchQuery,
): Entry[] {
  const wanted = fold(tidyQuery(query.text));
  return index.entries.filter(
    (entry, place) =>
      (query.category === '' || entry.categorySlug === query.category) &&
      (wanted === '' || (index.folded[place] ?? '').includes(wanted)),
  );
}

/** Splits text around every place where the query occurs. */
export function markMatches(text: string, query: string): Segment[] {
  const wanted = fold(tidyQuery(query));
  if (wanted === '') return [{ text, mark: false }];
  const folded = fold(text);
  const segments: Segment[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, from)) {
    if (at > from) segments.push({ text: text.slice(from, at), mark: false });
    from = at + wanted.length;
    segments.push({ text: text.slice(at, from), mark: true });
  }
  if (from < text.length) segments.push({ text: text.slice(from), mark: false });
  return segments;
}

const before = 60;
const after = 120;

/**
 * What a card shows for a search: the excerpt when the words are there, otherwise the place in the
 * content where they first occur, cut at spaces.
 */
export function matchingExcerpt(entry: SearchEntry, query: string): Segment[] {
  const wanted = fold(tidyQuery(query));
  if (wanted === '' || fold(entry.excerpt).includes(wanted)) {
    return markMatches(entry.excerpt, query);
  }
  const line = entry.text.split('\n').find((candidate) => fold(candidate).includes(wanted));
  if (line === undefined) return [{ text: entry.excerpt, mark: false }];
  const at = fold(line).indexOf(wanted);
  return markMatches(cut(line, at - before, at + wanted.length + after, at), query);
}

function cut(line: string, start: number, end: number, match: number): string {
  const space = start > 0 ? line.indexOf(' ', start) : -1;
  const from = space !== -1 && space < match ? space + 1 : Math.max(0, Math.min(start, match));
  const lastSpace = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  const until = lastSpace > match ? lastSpace : end;
  return `${from > 0 ? '… ' : ''}${line.slice(from, until)}${until < line.length ? ' …' : ''}`;
}

/** 'Found 1 article for "x"', in proper English. */
export function resultLine(
  count: number,
  text: string,
  words: { one: string; many: string },
): string {
  const query = tidyQuery(text);
  if (query === '') return '';
  return fillIn(count === 1 ? words.one : words.many, { count: String(count), query });
}
