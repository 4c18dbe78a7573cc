import { textResponse } from '#app/feeds/xml.ts';
import { absolute } from '#app/seo.ts';

export function loader() {
  return textResponse(robots());
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
}
