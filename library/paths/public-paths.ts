import { blog } from '#library/blog/blog.ts';
import { searchesInBrowser, searchIndexPath } from '#library/blog/search.ts';
import { pagePaths } from '#library/paths/page-paths.ts';

/** Every public URL, once: what is prerendered, what the sitemap lists. */
export function publicPaths(): string[] {
  const newestFirst = blog().list();
  return pagePaths(newestFirst.map(({ id }) => id));
}

/** Prerendered answers that are not pages. */
export function publicFiles(): string[] {
  return [
    ...(searchesInBrowser(blog().texts()) ? [searchIndexPath] : []),
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/site.webmanifest',
    '/llms.txt',
    '/.well-known/security.txt',
  ];
}
