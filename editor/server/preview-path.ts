import { getKind } from '#editor/files/content-file.ts';
import type { Sources } from '#editor/files/data.ts';
import { parseYaml, readVocabulary } from '#editor/server/listing.ts';
import { getToday } from '#library/content/load.ts';
import { getArticlePath } from '#library/learn/compile.ts';
import { peekFrontMatter } from '#library/markdown/front-matter.ts';
import { isList, sitePages } from '#library/pages.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { getPublicationDay } from '#library/publication.ts';

export function getPreviewPath(file: string, sources: Sources): string {
  const page = sitePages.find((sitePage) => !isList(sitePage) && sitePage.files.includes(file));
  // The first page that shows people.yaml, /blog, doesn't show the reviewers.
  if (file === 'people.yaml') return findReviewedPost(sources) ?? '/blog';
  if (page) return page.path;
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  if (file.startsWith('blog/')) return `/blog/post/${name}`;
  if (!file.startsWith('learn/')) return '/';
  const source = sources.get(file) ?? '';
  if (getKind(file, source) === 'overview') return conditionPath(name);
  return getArticlePath(source, readVocabulary(sources).conditions) ?? '/learn';
}

function findReviewedPost(sources: Sources): string | undefined {
  const posts = [...sources].filter(
    ([file, source]) => file.startsWith('blog/') && 'reviewer' in peekFrontMatter(source),
  );
  return posts.map(([file]) => getPublicPath(file, sources)).find(Boolean);
}

/** Returns the path to redirect if the file is retired. Only published articles have one: drafts were never public, and other pages stay when their file is deleted. */
export function getPublicPath(file: string, sources: Sources): string | undefined {
  const source = sources.get(file);
  if (source === undefined || !['post', 'article'].includes(getKind(file, source)))
    return undefined;
  const today = getToday(parseYaml(sources.get('site.yaml') ?? ''));
  return getPublicationDay(source) <= today ? getPreviewPath(file, sources) : undefined;
}
