import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { colors, mark } from '#library/brand/brand.ts';
import { favicon as drawIcon } from '#library/brand/icon.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { descriptionLimits, shareImageSize, titleLimit } from '#library/schema/limits.ts';
import { feeds } from '#library/words.ts';

interface PageDescription {
  /** What the page is called. The brand is added where there is room for it. */
  title: string;
  /** One or two sentences for a list of search results. */
  description: string;
  path: string;
  /** The part of the canonical address that names one page of a list, like ?page=2. */
  query?: string;
  /** Makes the page an article. Dates as 2025-05-06. */
  article?: { published: string; modified: string; section: string };
  /** What the page shows, in the words of schema.org: see structured-data.ts. */
  structuredData?: readonly Thing[];
  /** For pages that nobody should be sent to, as those that wait for their first text. */
  noindex?: boolean;
}

/** What a page tells search engines and social networks. */
export function pageMeta(description: PageDescription): MetaDescriptor[] {
  const page = separateUnits(description);
  checkLengths(page);
  const { title, path, query = '', article, structuredData = [] } = page;
  const url = absolute(path + query);
  return [
    { title: fullTitle(title, path) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isBlog(path) ? [feedLink] : []),
    ...(path === '/' || path === '/search' ? [searchLink] : []),
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(shareImagePath(path)) },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: separateUnits(fillIn(feeds.shareImage, { title })) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article ? articleTags(article) : []),
    ...(structuredData.length > 0 ? [{ 'script:ld+json': graph(structuredData) }] : []),
  ];
}

/** For an address that leads to nothing: search engines must not keep it. */
export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.brand}` }, { name: 'robots', content: 'noindex' }];
}

export const absolute = (path: string) => `${site.origin}${path}`;

/** The mark of brand/mark.svg in the colors of the light scheme. */
export const favicon = () => drawIcon(mark, { title: site.brand, colorOf: colors.light });

export const feedPath = '/feed.xml';

/** Drawn by scripts/build/share-images.ts for every page that names one. */
export const shareImagePath = (path: string) => `/share${path === '/' ? '/home' : path}.png`;

const isBlog = (path: string) => path === '/blog' || path.startsWith('/blog/');

const typedLink = (rel: string, type: string, title: string, href: string) => ({
  tagName: 'link' as const,
  rel,
  type,
  title,
  href,
});

const feedLink = typedLink('alternate', 'application/rss+xml', feeds.feed.title, feedPath);

const searchLink = typedLink(
  'search',
  'application/opensearchdescription+xml',
  site.brand,
  '/opensearch.xml',
);

function fullTitle(title: string, path: string): string {
  const withBrand = path === '/' ? `${site.brand} | ${title}` : `${title} | ${site.brand}`;
  return withBrand.length <= titleLimit ? withBrand : title;
}

function articleTags({ published, modified, section }: NonNullable<PageDescription['article']>) {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    { property: 'article:section', content: section },
  ];
}

/** The things of a page in one block, so that one may refer to another. */
export function graph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org' as const, '@graph': things };
}

/** Pages are rendered by the build, so that a page search engines would cut short stops it. */
function checkLengths({ title, description, path }: PageDescription) {
  const { min, max } = descriptionLimits;
  if (title.length === 0 || title.length > titleLimit) {
    throw new Error(
      `The title of ${path} has ${title.length} characters: “${title}”. Search engines cut longer ones: write 1 to ${titleLimit}.`,
    );
  }
  if (description.length < min || description.length > max) {
    throw new Error(
      `The description of ${path} has ${description.length} characters: “${description}”. Search engines show ${min} to ${max}: rewrite it to fit.`,
    );
  }
}
