import { llmsTxt } from '#app/feeds/llms.ts';
import { escapeMarkup, rss } from '#app/feeds/rss.tsx';
import { absoluteUrl, favicon } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import { colors } from '#library/brand/brand.ts';
import { mailHref, site } from '#library/facts.ts';
import type { PublicFile } from '#library/pages.ts';
import { lastModified, listedPaths } from '#library/paths/public-paths.ts';
import { feeds } from '#library/words.ts';
import type { Route } from './+types/files.ts';

const files: Record<PublicFile, () => Response> = {
  '/blog/search-index.json': () => Response.json(blogIndex()),
  '/opensearch.xml': () => xml(openSearch()),
  '/sitemap.xml': () => xml(sitemap(listedPaths(), lastModified())),
  '/robots.txt': () => response('text/plain; charset=utf-8', robots()),
  '/feed.xml': () => xml(rss(newestArticles())),
  '/favicon.svg': () => response('image/svg+xml', favicon()),
  '/site.webmanifest': () => response('application/manifest+json', JSON.stringify(webManifest())),
  '/llms.txt': () => response('text/plain; charset=utf-8', llmsTxt()),
  '/.well-known/security.txt': () => response('text/plain; charset=utf-8', securityTxt(new Date())),
};

export function loader({ url }: Route.LoaderArgs): Response {
  const responses: Partial<Record<string, () => Response>> = files;
  return responses[url.pathname]?.() ?? new Response(null, { status: 404 });
}

const response = (type: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': type } });

const xml = (body: string) =>
  response('application/xml; charset=utf-8', `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

/** All articles with their text, for search in the browser. */
function blogIndex() {
  const articles = blog().search({ text: '', category: '' });
  return articles.map(({ id, title, excerpt, category, categorySlug, minutes, mark, text }) => {
    return { id, title, excerpt, category, categorySlug, minutes, mark, text };
  });
}

const articlesInFeed = 50;

function newestArticles() {
  const { list, find } = blog();
  return list()
    .slice(0, articlesInFeed)
    .flatMap(({ id }) => find(id) ?? []);
}

/** Lets browsers search the site from the address bar. Allows 16 characters for the name. */
export function openSearch(): string {
  const name = escapeMarkup(site.brand.slice(0, 16).trim());
  const about = escapeMarkup(feeds.search);
  return [
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${name}</ShortName>`,
    `<Description>${about}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="192" height="192" type="image/png">${absoluteUrl('/icons/192.png')}</Image>`,
    `<Url type="text/html" template="${absoluteUrl('/search?q={searchTerms}')}"/>`,
    '</OpenSearchDescription>',
  ].join('\n');
}

/** `modified` has only the pages whose content has a date. */
export function sitemap(paths: readonly string[], modified: ReadonlyMap<string, string>): string {
  const entries = paths.map((path) => {
    const date = modified.get(path);
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeMarkup(absoluteUrl(path))}</loc>${lastmod}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`;
}

const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

/** scripts/build/share-image/icons.ts creates the PNG icons. */
export function webManifest() {
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

/** RFC 9116. It expires a year after the build. */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailHref(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
