import type { LoadContext } from '#library/load-context.ts';
import type { Find } from '#library/search/finder.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

/** Searches the same index file that browsers load. It's parsed at the first search. */
export function createSiteFinder(files: Pick<SiteFiles, 'readText'>): LoadContext['find'] {
  let finderPromise: Promise<Find> | undefined;
  return async (query) => {
    finderPromise ??= import('#library/search/finder.ts').then(({ createFinder }) =>
      createFinder(JSON.parse(files.readText(searchIndexPath) ?? '')),
    );
    return (await finderPromise)(query);
  };
}
