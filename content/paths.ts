import { blog } from '#content/blog.ts';
import { pagePaths } from '#content/page-paths.ts';
import { searchesInBrowser, searchIndexPath } from '#content/search.ts';

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
