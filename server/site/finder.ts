import type { LoadContext } from '#library/load-context.ts';
import type { Find } from '#library/search/finder.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

/** Searches the file that browsers get. The index is loaded with the first search. */
export function siteFinder(files: Pick<SiteFiles, 'text'>): LoadContext['find'] {
  let ready: Promise<Find> | undefined;
  return async (question) => {
    ready ??= createSiteFinder(files);
    const find = await ready;
    return find(question);
  };
}

async function createSiteFinder(files: Pick<SiteFiles, 'text'>): Promise<Find> {
  const { createFinder } = await import('#library/search/finder.ts');
  return createFinder(JSON.parse(files.text(searchIndexPath) ?? ''));
}
