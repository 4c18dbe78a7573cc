import type { z } from 'zod';
import type { searchSchema } from '#library/schema/search.ts';

export const searchIndexPath = '/search-index.json';

/** A section of a page: one heading and the text below it. */
export type IndexedPlace = readonly [
  /** The anchor, or '' for the top of the page. */
  id: string,
  heading: string,
  /** The excerpt that results show. */
  text: string,
  /** The other words of the text, each once. */
  more: string,
];

export type IndexedPage = readonly [path: string, title: string, places: readonly IndexedPlace[]];

export type SearchContent = z.infer<typeof searchSchema>;
export type Pinned = SearchContent['pinned'][number];
export type Synonym = SearchContent['synonyms'][number];

export interface SearchIndex extends SearchContent {
  pages: readonly IndexedPage[];
}
