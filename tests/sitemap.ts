import { readFileSync } from 'node:fs';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/medicine/paths.ts';
import { publicPaths } from '#library/paths/public-paths.ts';
import { postPath, whole } from './articles.ts';

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8');

/** The address of every page that the built sitemap lists. */
export const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);

/** Every page, also those that search engines are not told of. */
export const paths = publicPaths();

/** One of each kind, for what is too slow to do everywhere. */
export const kinds = [
  '/',
  '/services',
  '/contact',
  '/specialists',
  '/faq',
  '/blog',
  postPath(whole),
  '/learn/condition/acne',
  '/learn/skin/acne',
  '/your-medicine',
  cardPath(cards[0]?.slug ?? ''),
  '/privacy',
];

/** Pages that are made like the one before them, of other words. */
export const sisters = new Set(
  ['/blog/category/', '/blog/post/', '/learn/condition/', '/your-medicine/'].flatMap((folder) =>
    paths.filter((path) => path.startsWith(folder)).slice(1),
  ),
);
