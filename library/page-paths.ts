import { blogCategories } from '#library/blog/categories.ts';
import { learnPaths } from '#library/learn/addresses.ts';
import { serviceNames, servicePath } from '#library/service-paths.ts';

/** Pages that have no content file of their own, in the order of the navigation. */
const staticPaths = [
  '/',
  '/about',
  '/services',
  ...serviceNames.map(servicePath),
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
];

/** Every page of the site, in the order of the navigation. Also what a link in an article may lead to. */
export function pagePaths(postIds: readonly string[]): string[] {
  return [
    ...staticPaths,
    ...learnPaths,
    '/blog',
    ...postIds.map((id) => `/blog/post/${id}`),
    ...blogCategories.map(({ slug }) => `/blog/category/${slug}`),
  ];
}
