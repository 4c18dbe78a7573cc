import { renderLlmsTxt } from '#app/feeds/llms.ts';
import { escapeMarkup, renderRss } from '#app/feeds/rss.tsx';
import { absoluteUrl, renderFavicon } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { colors } from '#library/brand/brand.ts';
import { mailHref, site } from '#library/facts.ts';
import type { PublicFile } from '#library/pages.ts';
import { getListedPaths, lastModified } from '#library/paths/public-paths.ts';
import { feeds } from '#library/words.ts';
import type { Route } from './+types/files.ts';

const publicFiles: Record<PublicFile, () => Response> = {
  '/blog/search-index.json': () => Response.json(createBlogIndex()),
  '/opensearch.xml': () => respondWithXml(renderOpenSearch()),
  '/sitemap.xml': () => respondWithXml(renderSitemap(getListedPaths(), lastModified())),
  '/robots.txt': () => respond('text/plain; charset=utf-8', renderRobots()),
  '/feed.xml': () => respondWithXml(renderRss(getNewestArticles())),
  '/favicon.svg': () => respond('image/svg+xml', renderFavicon()),
  '/site.webmanifest': () => respond('application/manifest+json', JSON.stringify(createManifest())),
  '/llms.txt': () => respond('text/plain; charset=utf-8', renderLlmsTxt()),
  '/.well-known/security.txt': () =>
    respond('text/plain; charset=utf-8', renderSecurityTxt(new Date())),
};

export function loader({ url }: Route.LoaderArgs): Response {
  const filesByPath: Partial<Record<string, () => Response>> = publicFiles;
  return filesByPath[url.pathname]?.() ?? new Response(null, { status: 404 });
}

const respond = (type: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': type } });

const respondWithXml = (body: string) =>
  respond('application/xml; charset=utf-8', `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

function createBlogIndex() {
  const articles = blog().search({ text: '', category: '' });
  return articles.map(({ id, title, excerpt, category, categorySlug, minutes, mark, text }) => {
    return { id, title, excerpt, category, categorySlug, minutes, mark, text };
  });
}

const maxFeedArticles = 50;

function getNewestArticles() {
  const { posts, find } = blog();
  return posts.slice(0, maxFeedArticles).flatMap(({ id }) => find(id) ?? []);
}

/** Lets the address bar search the site. OpenSearch limits the name to 16 characters. */
export function renderOpenSearch(): string {
  const name = escapeMarkup(site.brand.slice(0, 16).trim());
  const description = escapeMarkup(feeds.search);
  return [
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${name}</ShortName>`,
    `<Description>${description}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="192" height="192" type="image/png">${absoluteUrl('/icons/192.png')}</Image>`,
    `<Url type="text/html" template="${absoluteUrl('/search?q={searchTerms}')}"/>`,
    '</OpenSearchDescription>',
  ].join('\n');
}

export function renderSitemap(
  paths: readonly string[],
  dates: ReadonlyMap<string, string>,
): string {
  const entries = paths.map((path) => {
    const date = dates.get(path);
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeMarkup(absoluteUrl(path))}</loc>${lastmod}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`;
}

const renderRobots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

export function createManifest() {
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: colors.light('sun'),
    theme_color: colors.light('sun'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** RFC 9116 requires an expiration date. */
export function renderSecurityTxt(buildDate: Date): string {
  const expirationDate = new Date(buildDate);
  expirationDate.setUTCFullYear(expirationDate.getUTCFullYear() + 1);
  return [
    `Contact: ${mailHref(site.email)}`,
    `Expires: ${expirationDate.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
