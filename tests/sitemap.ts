import { readFileSync } from 'node:fs';
import { topics } from '#library/blog/categories.ts';
import { type Page, pageAt, sitePages } from '#library/pages.ts';
import { publicPaths } from '#library/paths/public-paths.ts';
import { articles, postPath, whole } from './articles.ts';

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8');

/** The address of every page that the built sitemap lists. */
export const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);

/** Every page, also those that search engines are not told of. */
export const paths = publicPaths();

/** The topic with the most articles, so there is a list to show. */
const [topic] = topics.toSorted((one, other) => countIn(other.slug) - countIn(one.slug));
function countIn(slug: string) {
  return articles.filter(({ categorySlug }) => categorySlug === slug).length;
}

/** The page to look at in a list whose first page may be without text. */
const examples: Partial<Record<string, string>> = {
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  post: postPath(whole),
  category: `/blog/category/${topic?.slug}`,
};

/** The address of a page, or of one page of a list. */
const exampleOf = (page: Page): string =>
  examples[page.name] ?? paths.find((path) => pageAt(path) === page) ?? page.path;

/** One page of each kind, by the name of the kind. */
export const kinds: Readonly<Record<string, string>> = Object.fromEntries(
  // The first of several pages of a kind replaces the others.
  sitePages.toReversed().map((page) => [page.kind, exampleOf(page)]),
);

/** For what is too slow to do on all of them. */
export const samples = sitePages.filter(({ sampled }) => sampled).map(exampleOf);

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
export const allWays = new Set([...samples, ...Object.values(colorsByWidth)]);
