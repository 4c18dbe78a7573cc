import { blogCategories } from '#content/blog-categories.ts';
import { learnPaths } from '#content/learn-library.ts';

/** Pages that have no content file of their own, in the order of the navigation. */
export const staticPaths = [
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
  '/blog',
] as const;

/** Every address that a link in an article may lead to. */
export function knownPaths(postIds: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...staticPaths,
    ...learnPaths,
    ...blogCategories.map(({ slug }) => `/blog/category/${slug}`),
    ...postIds.map((id) => `/blog/post/${id}`),
  ]);
}
