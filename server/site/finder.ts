import type { LoadContext } from '#library/load-context.ts';
import type { Find } from '#library/search/finder.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

/** Searches the same index file that browsers load. It's parsed at the first search. */
export function createSiteFinder(files: Pick<SiteFiles, 'readText'>): LoadContext['find'] {
  let finderPromise: Promise<Find> | undefined;
  return async (query) => {
    finderPromise ??= loadFinder(files);
    const find = await finderPromise;
    return find(query);
  };
}

async function loadFinder(files: Pick<SiteFiles, 'readText'>): Promise<Find> {
  const { createFinder } = await import('#library/search/finder.ts');
  return createFinder(JSON.parse(files.readText(searchIndexPath) ?? ''));
}
