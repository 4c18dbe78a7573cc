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

/** Where colors change with the width, and not only with the scheme: the sheet, and a page it styles. */
export const colorsByWidth = {
  'pages/blog/blog.module.css': '/blog',
  'pages/blog/post/share.module.css': postPath(whole),
  'pages/contact/contact.module.css': '/contact',
  'pages/faq/faq.module.css': '/faq',
  'pages/prices/prices.module.css': '/prices',
  'pages/services/hormone-therapy/hormone-therapy.module.css': '/services/hormone-therapy',
  'pages/services/services.module.css': '/services',
  'pages/shipping/shipping.module.css': '/shipping',
};

/** Looked at in both schemes at both widths. The others have the colors of a scheme at every width. */
export const allWays = new Set([...kinds, ...Object.values(colorsByWidth)]);
