import { getKind } from '#editor/files/content-file.ts';
import { parseYaml, readVocabulary } from '#editor/server/listing.ts';
import type { Sources } from '#editor/server/store.ts';
import { todayAt } from '#library/content/load.ts';
import { articlePathOf } from '#library/learn/compile.ts';
import { isList, sitePages } from '#library/pages.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { publicationDay } from '#library/publication.ts';

/** Returns the path of the page that shows a file, or Home if there isn't one. */
export function getPreviewPath(file: string, sources: Sources): string {
  const page = sitePages.find((sitePage) => !isList(sitePage) && sitePage.files.includes(file));
  if (page) return page.path;
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  if (file.startsWith('blog/')) return `/blog/post/${name}`;
  if (!file.startsWith('learn/')) return '/';
  const source = sources.get(file) ?? '';
  if (getKind(file, source) === 'overview') return conditionPath(name);
  return articlePathOf(source, readVocabulary(sources).conditions) ?? '/learn';
}

/** Returns an article's path if it's published. */
export function getPublicPath(file: string, sources: Sources): string | undefined {
  const source = sources.get(file);
  if (source === undefined || !['post', 'article'].includes(getKind(file, source)))
    return undefined;
  const today = todayAt(parseYaml(sources.get('site.yaml') ?? ''));
  return publicationDay(source) <= today ? getPreviewPath(file, sources) : undefined;
}
