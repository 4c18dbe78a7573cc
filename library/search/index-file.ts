import type { z } from 'zod';
import type { searchSchema } from '#library/schema/search.ts';

/** Where the server and the browser find what the build has read of all pages. */
export const searchIndexPath = '/search-index.json';

/** A place of a page: what stands below one heading. */
export type IndexedPlace = readonly [
  /** The end of its address, behind the #; '' for the top of the page. */
  id: string,
  heading: string,
  /** How its text begins, as it is shown. */
  text: string,
  /** Further words of its text, each once. */
  more: string,
];

export type IndexedPage = readonly [path: string, title: string, places: readonly IndexedPlace[]];

export type SearchContent = z.infer<typeof searchSchema>;
export type Pinned = SearchContent['pinned'][number];
export type Synonym = SearchContent['synonyms'][number];

/** The one file that both search in. */
export interface SearchIndex extends SearchContent {
  pages: readonly IndexedPage[];
}
