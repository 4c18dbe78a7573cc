import { type SearchQuery, tidyQuery } from '#library/blog/search.ts';

/** A search as it stands in the address: `?q=…`, and `&category=…` on /blog. */
export function readQuery(params: URLSearchParams): SearchQuery {
  return { text: tidyQuery(params.get('q') ?? ''), category: params.get('category') ?? '' };
}

/** The other way round. What is not asked for is not in the address. */
export function writeQuery({ text, category }: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const tidy = tidyQuery(text);
  if (tidy !== '') params.set('q', tidy);
  if (category !== '') params.set('category', category);
  return params;
}

export const isSame = (a: SearchQuery, b: SearchQuery) =>
  a.text === b.text && a.category === b.category;
