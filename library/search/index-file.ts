import type { Inline } from '#library/markdown/tree.ts';

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

/** The one file that both search in. */
export interface SearchIndex extends SearchContent {
  pages: readonly IndexedPage[];
}

/** content/search.yaml */
export interface SearchContent {
  pinned: readonly Pinned[];
  delivery: { title: string; text: string };
  synonyms: readonly Synonym[];
  neverCorrected: readonly string[];
}

/** An answer above the results. */
export interface Pinned {
  text: readonly Inline[];
  language?: string | undefined;
  /** Phrases that call for it: ‘dog/cat ate’ is ‘dog ate’ or ‘cat ate’. */
  typed: readonly string[];
  /** Phrases to ignore: ‘poison ivy’ is no poisoning. */
  except?: readonly string[] | undefined;
}

export interface Synonym {
  typed: readonly string[];
  means?: readonly string[] | undefined;
  /** The place that answers best. */
  to?: string | undefined;
}
