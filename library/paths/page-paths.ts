import learnFiles from '#content/learn/*.md';
import { blogCategories } from '#library/blog/categories.ts';
import { learnPathsOf } from '#library/learn/articles.ts';
import { learnCategories } from '#library/learn/library.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { pathsOfContent } from '#library/paths/of-content.ts';

/** Every page of the site, in the order of the navigation. Also what a link in an article may lead to. */
export const pagePaths = (posts: readonly string[]): string[] =>
  pathsOfContent({
    learn: learnPathsOf(learnCategories, learnFiles),
    medicine: { cards: cards.map(({ slug }) => slug), sheets: sheets.map(({ slug }) => slug) },
    blog: { posts, categories: blogCategories.map(({ slug }) => slug) },
  });
