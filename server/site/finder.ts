import type { LoadContext } from '#library/load-context.ts';
import type { Find } from '#library/search/finder.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

/** Searches the same index file that browsers load. The first search reads it. */
export function createSiteFinder(files: Pick<SiteFiles, 'text'>): LoadContext['find'] {
  let finder: Promise<Find> | undefined;
  return async (question) => {
    finder ??= loadFinder(files);
    const find = await finder;
    return find(question);
  };
}

async function loadFinder(files: Pick<SiteFiles, 'text'>): Promise<Find> {
  const { createFinder } = await import('#library/search/finder.ts');
  return createFinder(JSON.parse(files.text(searchIndexPath) ?? ''));
}
