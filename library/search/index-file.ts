import type { z } from 'zod';
import type { searchSchema } from '#library/schema/search.ts';

export const searchIndexPath = '/search-index.json';

export type IndexedSection = readonly [
  /** An empty anchor means the top of the page. */
  anchor: string,
  heading: string,
  excerpt: string,
  /** Lists the section's other words, without duplicates or common words. */
  otherWords: string,
];

export type IndexedPage = readonly [
  path: string,
  title: string,
  sections: readonly IndexedSection[],
];

export type SearchContent = z.infer<typeof searchSchema>;
export type Pinned = SearchContent['pinned'][number];
export type Synonym = SearchContent['synonyms'][number];

export interface SearchIndex extends SearchContent {
  pages: readonly IndexedPage[];
}
