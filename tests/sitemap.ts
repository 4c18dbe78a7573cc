import { readFileSync } from 'node:fs';
import { topics } from '#library/blog/categories.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/medicine/paths.ts';
import { publicPaths } from '#library/paths/public-paths.ts';
import { articles, postPath, whole } from './articles.ts';

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

/** The topic with the most articles, so that there is a list to show. */
const [topic] = topics.toSorted((one, other) => countIn(other.slug) - countIn(one.slug));
function countIn(slug: string) {
  return articles.filter(({ categorySlug }) => categorySlug === slug).length;
}

/** One page of each kind. `npm run snapshots` takes their pictures again. */
export const pageKinds = {
  home: '/',
  about: '/about',
  verify: '/about/verify',
  services: '/services',
  service: '/services/compounding',
  'service-with-tabs': '/services/hormone-therapy',
  'service-with-areas': '/services/specialty-medications',
  'service-with-formulary': '/services/dermatological',
  'service-for-pets': '/services/veterinary',
  'how-it-works': '/how-it-works',
  hormones: '/hormones',
  conditions: '/conditions',
  shipping: '/shipping',
  'send-a-prescription': '/send-a-prescription',
  prices: '/prices',
  faq: '/faq',
  contact: '/contact',
  specialists: '/specialists',
  prescribing: '/specialists/prescribing',
  'fax-sheet': '/specialists/prescribing/fax-sheet',
  search: '/search',
  careers: '/careers',
  blog: '/blog',
  category: `/blog/category/${topic?.slug}`,
  post: '/blog/post/hyperpigmentation',
  learn: '/learn',
  'learn-category': '/learn/skin',
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  'your-medicine': '/your-medicine',
  'medicine-card': cardPath(cards[0]?.slug ?? ''),
  'medicine-sheet': sheetPath(sheets[0]?.slug ?? ''),
  policy: '/privacy',
  accessibility: '/accessibility',
  missing: '/no-such-page',
};

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
