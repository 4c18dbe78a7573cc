import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';

/** What a page tells search engines and social networks. */
export function pageMeta({
  title,
  description,
  path,
}: {
  /** Without the brand: it is added, except on Home. */
  title: string;
  description: string;
  path: string;
}): MetaDescriptor[] {
  const fullTitle = path === '/' ? `${site.brand} | ${title}` : `${title} | ${site.brand}`;
  const url = `${site.origin}${path === '/' ? '/' : path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
}

/** For an address that leads to nothing: search engines must not keep it. */
export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.brand}` }, { name: 'robots', content: 'noindex' }];
}
