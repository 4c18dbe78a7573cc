import { removeControlCharacters } from '#library/control-characters.ts';
import { fillIn } from '#library/fill-in.ts';

export interface SearchQuery {
  text: string;
  /** Contains the slug of a blog category, or '' for all categories. */
  category: string;
}

export const maxQueryLength = 100;

export function tidyQuery(text: string): string {
  return removeControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trim();
}

export function readQuery(params: URLSearchParams): SearchQuery {
  return { text: tidyQuery(params.get('q') ?? ''), category: params.get('category') ?? '' };
}

export function writeQuery({ text, category }: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const tidyText = tidyQuery(text);
  if (tidyText !== '') params.set('q', tidyText);
  if (category !== '') params.set('category', category);
  return params;
}

export const isSameQuery = (a: SearchQuery, b: SearchQuery) =>
  a.text === b.text && a.category === b.category;

export function resultLine(
  count: number,
  text: string,
  words: { one: string; many: string },
): string {
  const query = tidyQuery(text);
  if (query === '') return '';
  return fillIn(count === 1 ? words.one : words.many, { count, query });
}

export interface Segment {
  text: string;
  mark: boolean;
}

/** The matches must be in order. */
export function markMatches(
  text: string,
  matches: Iterable<{ at: number; length: number }>,
): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { at, length } of matches) {
    if (at > from) segments.push({ text: text.slice(from, at), mark: false });
    from = at + length;
    segments.push({ text: text.slice(at, from), mark: true });
  }
  if (from < text.length) segments.push({ text: text.slice(from), mark: false });
  return segments;
}
