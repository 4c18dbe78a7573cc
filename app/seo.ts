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
  /** Leave out the brand, which is added to the title if there is room. */
  title: string;
  description: string;
  path: string;
  query?: string;
  /** Dates must be in ISO format, such as 2025-05-06. */
  article?: { published: string; modified: string; section: string };
  structuredData?: readonly Thing[];
  /** Adds `robots: noindex`, for search results and pages without content. */
  noindex?: boolean;
}

export function pageMeta(description: PageDescription): MetaDescriptor[] {
  const page = separateUnits(description);
  checkLengths(page);
  const { title, path, query = '', article, structuredData = [] } = page;
  const url = absoluteUrl(path + query);
  return [
    { title: addBrand(title, path) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isBlogPath(path) ? [feedLink] : []),
    ...(path === '/' || path === '/search' ? [searchLink] : []),
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absoluteUrl(getShareImagePath(path)) },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: separateUnits(fillIn(feeds.shareImage, { title })) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:modified_time', content: article.modified },
          { property: 'article:section', content: article.section },
        ]
      : []),
    ...(structuredData.length > 0 ? [{ 'script:ld+json': createGraph(structuredData) }] : []),
  ];
}

export function notFoundMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.brand}` }, { name: 'robots', content: 'noindex' }];
}

export const absoluteUrl = (path: string) => `${site.origin}${path}`;

export const renderFavicon = () => drawIcon(mark, { title: site.brand, colorOf: colors.light });

export const feedPath = '/feed.xml';

/** scripts/build/share-images.ts creates these images. */
export const getShareImagePath = (path: string) => `/share${path === '/' ? '/home' : path}.png`;

const isBlogPath = (path: string) => path === '/blog' || path.startsWith('/blog/');

const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feeds.feed.title,
  href: feedPath,
} as const;

const searchLink = {
  tagName: 'link',
  rel: 'search',
  type: 'application/opensearchdescription+xml',
  title: site.brand,
  href: '/opensearch.xml',
} as const;

function addBrand(title: string, path: string): string {
  const brandedTitle = path === '/' ? `${site.brand} | ${title}` : `${title} | ${site.brand}`;
  return brandedTitle.length <= titleLimit ? brandedTitle : title;
}

/** Puts all of a page's structured data in one graph, so items can refer to each other. */
export function createGraph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org' as const, '@graph': things };
}

function checkLengths(page: PageDescription) {
  const limits = { title: { min: 1, max: titleLimit }, description: descriptionLimits };
  for (const field of ['title', 'description'] as const) {
    const { min, max } = limits[field];
    const { length } = page[field];
    if (length >= min && length <= max) continue;
    throw new Error(
      `The ${field} of ${page.path} is ${length} characters long: “${page[field]}”. Use ${min} to ${max} characters.`,
    );
  }
}
