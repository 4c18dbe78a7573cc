import type { Find } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';

/** Fetches what the build has read of all pages, and what searches in it. */
export async function fetchFinder(origin = ''): Promise<Find> {
  const [response, { createFinder }] = await Promise.all([
    fetch(origin + searchIndexPath),
    import('#library/search/finder.ts'),
  ]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const index: SearchIndex = await response.json();
  return createFinder(index);
}
