import { blog } from '#content/blog.ts';
import { blogCategories } from '#content/blog-categories.ts';
import { learnPaths } from '#content/learn-library.ts';
import { searchesInBrowser, searchIndexPath } from '#content/search.ts';

/** Every public URL, once: what is prerendered, what the sitemap lists. */
export function publicPaths(): string[] {
  return [
    '/',
    '/about',
    '/services',
    '/services/compounding',
    '/services/hormone-therapy',
    '/services/specialty-medications',
    '/services/dermatological',
    '/services/veterinary',
    '/conditions',
    '/faq',
    '/contact',
    '/how-it-works',
    '/shipping',
    '/privacy',
    '/terms',
    '/careers',
    '/hormones',
    '/specialists',
    ...learnPaths,
    '/blog',
    ...blogPaths(),
  ];
}

function blogPaths(): string[] {
  return [
    ...blog()
      .list()
      .map(({ id }) => `/blog/post/${id}`),
    ...blogCategories.map(({ slug }) => `/blog/category/${slug}`),
  ];
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
