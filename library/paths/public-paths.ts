import { blog } from '#library/blog/blog.ts';
import { blogCategories } from '#library/blog/categories.ts';
import { learn } from '#library/learn/learn.ts';
import { conditionPath } from '#library/learn/paths.ts';
import { pageAt } from '#library/pages.ts';
import { pagePaths } from '#library/paths/page-paths.ts';

/** Every public URL, once: what is prerendered. */
export function publicPaths(): string[] {
  const newestFirst = blog().list();
  return pagePaths(newestFirst.map(({ id }) => id));
}

/** The pages that the sitemap lists. */
export function listedPaths(): string[] {
  const empty = new Set(
    emptyPaths({
      unwritten: learn().unwritten(),
      categories: blogCategories,
      posts: blog().list(),
    }),
  );
  return publicPaths().filter((path) => !pageAt(path)?.unlisted && !empty.has(path));
}

interface EmptyPageSources {
  /** Conditions whose overview is not written yet. */
  unwritten: readonly { slug: string }[];
  categories: readonly { slug: string }[];
  posts: readonly { categorySlug: string }[];
}

/** Conditions and blog categories with nothing to read yet. */
export const emptyPaths = ({ unwritten, categories, posts }: EmptyPageSources): string[] => [
  ...unwritten.map(({ slug }) => conditionPath(slug)),
  ...categories
    .filter(({ slug }) => !posts.some(({ categorySlug }) => categorySlug === slug))
    .map(({ slug }) => `/blog/category/${slug}`),
];
