import { blogCategories } from '#library/blog/categories.ts';
import { content } from '#library/content.ts';
import { learnCategories } from '#library/learn/conditions.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { sitePages } from '#library/pages.ts';
import { pageLists, pathsOf } from '#library/paths/page-lists.ts';

/** Every page of the site, in the order of the sitemap. Also what a link in an article may lead to. */
export function pagePaths(posts: readonly string[]): string[] {
  const lists = pageLists({
    cards: cards.map(({ slug }) => slug),
    sheets: sheets.map(({ slug }) => slug),
    posts,
    blogCategories: blogCategories.map(({ slug }) => slug),
    learnCategories,
    learnFiles: content.learn,
  });
  return sitePages.flatMap((page) => pathsOf(page, lists));
}
