import type { LoadContext } from '#app/load-context.ts';
import { createFinder, type Find } from '#library/search/finder.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

/** Searches in the file that browsers get, made ready when it is first asked. */
export function siteFinder(files: Pick<SiteFiles, 'text'>): LoadContext['find'] {
  let ready: Promise<Find> | undefined;
  return async (question) => {
    ready ??= createSiteFinder(files);
    const find = await ready;
    return find(question);
  };
}

/** The build wrote the file, and lists it by its hash like every file. */
async function createSiteFinder(files: Pick<SiteFiles, 'text'>): Promise<Find> {
  const text = files.text(searchIndexPath);
  return text === undefined ? () => ({ pinned: [], found: [] }) : createFinder(JSON.parse(text));
}
