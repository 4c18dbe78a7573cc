import learnFiles from '#content/learn/*.md';
import { blogCategories } from '#library/blog/categories.ts';
import { learnPathsOf } from '#library/learn/articles.ts';
import { learnCategories } from '#library/learn/library.ts';
import { pathsOfContent } from '#library/paths/of-content.ts';

/** Every page of the site, in the order of the navigation. Also what a link in an article may lead to. */
export const pagePaths = (posts: readonly string[]): string[] =>
  pathsOfContent({
    learn: learnPathsOf(learnCategories, learnFiles),
    blog: { posts, categories: blogCategories.map(({ slug }) => slug) },
  });
