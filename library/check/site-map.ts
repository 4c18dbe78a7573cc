import type { Articles } from '#library/check/files.ts';
import type { Names } from '#library/check/names.ts';
import { dateInWords } from '#library/dates.ts';
import { articlePathOf } from '#library/learn/compile.ts';
import { sitePages } from '#library/pages.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { pageLists, pathsOf } from '#library/paths/page-lists.ts';
import { never, publicationDay } from '#library/publication.ts';
import { slug } from '#library/slug.ts';

export interface SitePage {
  file?: string;
  /** The first day that readers may see it. */
  from: string;
  /** Patterns for the ids on the page, except the headings of its article. */
  anchors: () => readonly string[];
}

/** Every page by path, including unpublished ones. */
export function siteMap(
  names: Names,
  articles: Articles,
  data: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, SitePage> {
  const lists = pageLists({
    ...names.medicine,
    posts: [...articles.blog.keys()],
    blogCategories: names.blogCategories.map(slug),
    learnCategories: names.learnCategories,
    learnArticles: [...articles.learn.values()].flatMap(
      (source) => articlePathOf(source, names.conditions) ?? [],
    ),
  });
  const articleAt = articlesByPath(names, articles);
  return new Map(
    sitePages.flatMap((page) => {
      const anchors = () => [
        ...sharedAnchors,
        ...page.anchors,
        ...page.files.flatMap((file) => anchorsIn(data.get(file))),
      ];
      return pathsOf(page, lists).map((path): [string, SitePage] => [
        path,
        { from: '', ...articleAt.get(path), anchors },
      ]);
    }),
  );
}

const sharedAnchors = ['main', 'menu'];

/** Any text may be a heading, with its slug as id. A fact like {city} matches anything. */
function anchorsIn(data: unknown): string[] {
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(anchorsIn);
  if (typeof data !== 'string') return [];
  const parts = data.split(/\{\w+\}/).map((part) => (/[a-z0-9]/i.test(part) ? slug(part) : ''));
  return parts.some((part) => part !== '') ? [parts.join('.*')] : [];
}

function articlesByPath(names: Names, { blog, learn }: Articles) {
  const pages = new Map<string, { file: string; from: string }>();
  for (const [id, source] of blog) {
    pages.set(`/blog/post/${id}`, { file: `content/blog/${id}.md`, from: publicationDay(source) });
  }
  for (const [id, source] of learn) {
    const file = `content/learn/${id}.md`;
    const path = articlePathOf(source, names.conditions);
    // The page of a condition exists before its text is published.
    if (path === undefined) pages.set(conditionPath(id), { file, from: '' });
    else pages.set(path, { file, from: publicationDay(source) });
  }
  return pages;
}

/** Explains why a page is unpublished; the text follows the file name. */
export const hiddenReason = ({ from }: SitePage, day: string) =>
  from <= day ? undefined : from === never ? 'is a draft' : `is dated ${dateInWords(from)}`;
