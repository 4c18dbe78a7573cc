import { blogCategories } from '#library/blog/categories.ts';
import { learnPaths } from '#library/learn/addresses.ts';
import { sitePaths } from '#library/site-paths.ts';

/** Every page of the site, in the order of the navigation. Also what a link in an article may lead to. */
export const pagePaths = (posts: readonly string[]): string[] =>
  sitePaths({
    learn: learnPaths,
    blog: { posts, categories: blogCategories.map(({ slug }) => slug) },
  });
