import { readFileSync } from 'node:fs';
import { postPath, whole } from './articles.ts';

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8');

/** The address of every page that the built sitemap lists. */
export const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);

export const paths = addresses.map(({ pathname }) => pathname);

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
  '/privacy',
];
