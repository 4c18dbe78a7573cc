import { textResponse } from '#app/feeds/xml.ts';
import { absolute } from '#app/seo.ts';
import { mailHref, site } from '#library/facts.ts';

export function loader() {
  return textResponse(securityTxt(new Date()));
}

/** RFC 9116. It holds for a year after the build, so a site that is built more often stays valid. */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailHref(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
