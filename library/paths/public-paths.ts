import { blog } from '#library/blog/blog.ts';
import { blogCategories } from '#library/blog/categories.ts';
import { content } from '#library/content.ts';
import { isoDate } from '#library/dates.ts';
import { glossaryPath, glossaryReview } from '#library/glossary/glossary.ts';
import { jobs } from '#library/jobs.ts';
import { learnCategories } from '#library/learn/conditions.ts';
import { learn } from '#library/learn/learn.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { findPageByPath, sitePages } from '#library/pages.ts';
import { cardPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';
import { getPageLists, getPagePaths } from '#library/paths/page-lists.ts';
import { contentByPage } from '#library/words.ts';

export function getPublicPaths(): string[] {
  const getSlugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  const lists = getPageLists({
    jobs: getSlugs(jobs),
    cards: getSlugs(cards),
    sheets: getSlugs(sheets),
    posts: blog().posts.map(({ id }) => id),
    blogCategories: getSlugs(blogCategories),
    learnCategories,
    learnArticles: learn().articles.map(({ path }) => path),
  });
  return sitePages.flatMap((page) => getPagePaths(page, lists));
}

export function getListedPaths(): string[] {
  const { unwritten } = learn();
  const { posts } = blog();
  const emptyPaths = new Set(findEmptyPaths({ unwritten, categories: blogCategories, posts }));
  return getPublicPaths().filter(
    (path) => !findPageByPath(path)?.unlisted && !emptyPaths.has(path),
  );
}

interface EmptyPageSources {
  unwritten: readonly { slug: string }[];
  categories: readonly { slug: string }[];
  posts: readonly { categorySlug: string }[];
}

export const findEmptyPaths = ({ unwritten, categories, posts }: EmptyPageSources): string[] => [
  ...unwritten.map(({ slug }) => conditionPath(slug)),
  ...categories
    .filter(({ slug }) => !posts.some(({ categorySlug }) => categorySlug === slug))
    .map(({ slug }) => `/blog/category/${slug}`),
];

export function lastModified(): ReadonlyMap<string, string> {
  return new Map([
    ...sitePages.flatMap(({ name, path }): [string, string][] => {
      const { modified, updated = modified } = contentByPage[name] ?? {};
      return updated === undefined ? [] : [[path, isoDate(updated) ?? '']];
    }),
    [glossaryPath, isoDate(glossaryReview.modified) ?? ''],
    ...cards.map(({ slug, modified }) => [cardPath(slug), isoDate(modified) ?? ''] as const),
    ...sheets.map(({ slug, modified }) => [sheetPath(slug), isoDate(modified) ?? ''] as const),
    ...learn().texts.map(({ path, isoModified }) => [path, isoModified] as const),
    ...blog().posts.map(({ id, isoModified }) => [`/blog/post/${id}`, isoModified] as const),
  ]);
}

export const redirects: Readonly<Record<string, string>> = content.data['redirects.yaml'];
