import { escapeMarkup, xmlResponse } from '#app/feeds/xml.ts';
import { absolute } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { feeds } from '#library/words.ts';

export function loader() {
  return xmlResponse(openSearch());
}

/** Lets browsers search the site from their address bar. Names longer than 16 characters are cut. */
export function openSearch(): string {
  const name = escapeMarkup(site.brand.slice(0, 16).trim());
  const about = escapeMarkup(feeds.search);
  return [
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${name}</ShortName>`,
    `<Description>${about}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="192" height="192" type="image/png">${absolute('/icons/192.png')}</Image>`,
    `<Url type="text/html" template="${absolute('/search?q={searchTerms}')}"/>`,
    '</OpenSearchDescription>',
  ].join('\n');
}
