import { escapeMarkup, xmlResponse } from '#app/feeds/xml.ts';
import { absolute } from '#app/seo.ts';
import { lastModified, listedPaths } from '#library/paths/public-paths.ts';

export function loader() {
  return xmlResponse(sitemap(listedPaths(), lastModified()));
}

/** `modified` holds a date only for pages whose content has one: a made-up one would mislead. */
export function sitemap(paths: readonly string[], modified: ReadonlyMap<string, string>): string {
  const entries = paths.map((path) => {
    const date = modified.get(path);
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeMarkup(absolute(path))}</loc>${lastmod}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`;
}
