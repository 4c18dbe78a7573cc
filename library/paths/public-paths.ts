import { blog } from '#library/blog/blog.ts';
import { blogCategories } from '#library/blog/categories.ts';
import { searchesInBrowser, searchIndexPath } from '#library/blog/search.ts';
import { learn } from '#library/learn/learn.ts';
import { pagePaths } from '#library/paths/page-paths.ts';
import { waitingPaths } from '#library/paths/waiting.ts';

/** Every public URL, once: what is prerendered. */
export function publicPaths(): string[] {
  const newestFirst = blog().list();
  return pagePaths(newestFirst.map(({ id }) => id));
}

/** Those that search engines are told of, and that the sitemap lists. */
export function listedPaths(): string[] {
  const waiting = new Set(
    waitingPaths({
      unwritten: learn().unwritten(),
      categories: blogCategories,
      posts: blog().list(),
    }),
  );
  return publicPaths().filter((path) => path !== '/search' && !waiting.has(path));
}

/** Prerendered answers that are not pages. */
export function publicFiles(): string[] {
  return [
    ...(searchesInBrowser(blog().texts()) ? [searchIndexPath] : []),
    '/opensearch.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/favicon.svg',
    '/site.webmanifest',
    '/llms.txt',
    '/.well-known/security.txt',
  ];
}
