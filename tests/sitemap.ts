import { readFileSync } from 'node:fs';

const sitemap = readFileSync(new URL('../build/client/sitemap.xml', import.meta.url), 'utf8');

/** The address of every page that the built sitemap lists. */
export const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);

export const paths = addresses.map(({ pathname }) => pathname);
