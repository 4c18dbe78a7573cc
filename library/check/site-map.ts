import type { Articles } from '#library/check/files.ts';
import type { Names } from '#library/check/names.ts';
import { formatIsoDate } from '#library/dates.ts';
import { getArticlePath } from '#library/learn/compile.ts';
import { sitePages } from '#library/pages.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { getPageLists, getPagePaths } from '#library/paths/page-lists.ts';
import { getPublicationDay, never } from '#library/publication.ts';
import { slug } from '#library/slug.ts';

export interface SitePage {
  file?: string;
  /** Readers can see the page from this day on. */
  from: string;
  /** Returns regular expressions for the ids on the page, except for headings in an article. */
  getAnchors: () => readonly string[];
}

export function buildSiteMap(
  names: Names,
  articles: Articles,
  data: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, SitePage> {
  const lists = getPageLists({
    ...names.medicine,
    jobs: names.jobs,
    posts: [...articles.blog.keys()],
    blogCategories: names.blogCategories.map(slug),
    learnCategories: names.learnCategories,
    learnArticles: [...articles.learn.values()].flatMap(
      (source) => getArticlePath(source, names.conditions) ?? [],
    ),
  });
  const articlesByPath = mapArticles(names, articles);
  return new Map(
    sitePages.flatMap((page) => {
      const getAnchors = () => [
        ...sharedAnchors,
        ...page.anchors,
        ...page.files.flatMap((file) => getFileAnchors(data.get(file))),
      ];
      return getPagePaths(page, lists).map((path): [string, SitePage] => [
        path,
        { from: '', ...articlesByPath.get(path), getAnchors },
      ]);
    }),
  );
}

const sharedAnchors = ['main', 'menu'];

/** Many links point to the same page, and unchanged files keep their data between checks. */
const anchorCache = new WeakMap<object, string[]>();

function getFileAnchors(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const anchors = anchorCache.get(data) ?? findAnchors(data);
  anchorCache.set(data, anchors);
  return anchors;
}

/** Any text could be a heading with its slug as id. A fact such as {city} matches anything. */
function findAnchors(data: unknown): string[] {
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(findAnchors);
  if (typeof data !== 'string') return [];
  const slugs = data.split(/\{\w+\}/).map((text) => (/[a-z0-9]/i.test(text) ? slug(text) : ''));
  return slugs.some((text) => text !== '') ? [slugs.join('.*')] : [];
}

function mapArticles(names: Names, { blog, learn }: Articles) {
  const pages = new Map<string, { file: string; from: string }>();
  for (const [id, source] of blog) {
    const file = `content/blog/${id}.md`;
    pages.set(`/blog/post/${id}`, { file, from: getPublicationDay(source) });
  }
  for (const [id, source] of learn) {
    const file = `content/learn/${id}.md`;
    const path = getArticlePath(source, names.conditions);
    // A condition page exists before its overview is published.
    if (path === undefined) pages.set(conditionPath(id), { file, from: '' });
    else pages.set(path, { file, from: getPublicationDay(source) });
  }
  return pages;
}

export const getHiddenReason = ({ from }: SitePage, day: string) =>
  from <= day ? undefined : from === never ? 'is a draft' : `is dated ${formatIsoDate(from)}`;
