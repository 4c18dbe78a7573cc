import type { z } from 'zod';
import type { ZipList } from '#library/delivery/reach.ts';
import type { searchSchema } from '#library/schema/search.ts';

export const searchIndexPath = '/search-index.json';

export type IndexedSection = readonly [
  /** An empty anchor means the top of the page. */
  anchor: string,
  heading: string,
  text: string,
];

export type IndexedPage = readonly [
  path: string,
  title: string,
  sections: readonly IndexedSection[],
  /** Only pages that aren't in English have a language. */
  language?: string,
];

export type SearchContent = z.infer<typeof searchSchema>;
export type Pinned = SearchContent['pinned'][number];
export type Synonym = SearchContent['synonyms'][number];

export interface SearchIndex extends SearchContent {
  zips: ZipList;
  pages: readonly IndexedPage[];
}
