import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shell } from '#library/words.ts';
import { type BuiltPage, pages, readBuilt, texts } from './built-pages.ts';

const thing = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) });

/** The address of every page in the sitemap. */
const addresses = [
  ...readBuilt('/sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url));
const origin = addresses[0]?.origin ?? '';

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

function metaOf({ document }: BuiltPage): Record<string, string | undefined> {
  return Object.fromEntries(
    [...document.querySelectorAll('head meta[content]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content') ?? undefined,
    ]),
  );
}

const graphOf = ({ document }: BuiltPage) =>
  texts(document.querySelectorAll('script[type="application/ld+json"]')).flatMap(
    (json) => block.parse(JSON.parse(json))['@graph'],
  );

const listed = pages.filter(({ path }) => addresses.some(({ pathname }) => pathname === path));

describe.each(listed)('$path', (page) => {
  const { document, path } = page;
  const meta = metaOf(page);
  const graph = graphOf(page);
  const crumbs = graph.find((item) => item['@type'] === 'BreadcrumbList');

  it('has its canonical address and a share image', () => {
    const url = `${origin}${path}`;
    const canonical = [...document.querySelectorAll('head link[rel=canonical]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([url]);
    expect(meta).toMatchObject({
      'og:url': url,
      'og:description': meta.description,
      'og:type': expect.stringMatching(/^(?:website|article)$/),
      'og:site_name': expect.stringMatching(/./),
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    });
    expect(document.title).toContain(meta['og:title']);
    expect(meta.robots).toBeUndefined();
    const image = new URL(meta['og:image'] ?? '');
    expect(image.origin).toBe(origin);
    expect(sizeOf(readBuilt(image.pathname))).toEqual([1200, 630]);
  });

  it('has the same breadcrumbs for people and machines', () => {
    const trail = `nav[aria-label="${shell.breadcrumbs.label}"] li`;
    const items = z
      .array(z.object({ position: z.number(), name: z.string(), item: z.string() }))
      .parse(crumbs?.itemListElement ?? []);
    expect(items.length > 0).toBe(path !== '/');
    expect(texts(document.querySelectorAll(trail))).toEqual(items.map(({ name }) => name));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const links = [...document.querySelectorAll(`${trail} a`)];
    expect(links.map((link) => `${origin}${link.getAttribute('href')}`)).toEqual(
      items.slice(0, -1).map(({ item }) => item),
    );
  });

  it('has the structured data of its kind', () => {
    const things = graph.filter((item) => item !== crumbs);
    expect(things.map((item) => item['@type'])).toEqual(expectedTypes(path));
    expect(JSON.stringify(things)).not.toMatch(
      /"(?:review|aggregateRating)"|"(?:Product|Offer|Drug)"/,
    );
  });
});

it('lists each page once in the sitemap, and marks other pages as noindex', () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(new Set(addresses.map(String)).size).toBe(addresses.length);
  for (const page of pages.filter((one) => !listed.includes(one))) {
    expect(metaOf(page).robots, page.path).toBe('noindex');
  }
});

it('has a manifest, robots.txt, security.txt and opensearch.xml', () => {
  const manifest = z
    .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(JSON.parse(readBuilt('/site.webmanifest').toString()));
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
    expect(sizeOf(readBuilt(src)).join('x'), src).toBe(sizes);
  }
  expect(readBuilt('/robots.txt').toString()).toContain(`${origin}/sitemap.xml`);
  const security = readBuilt('/.well-known/security.txt').toString();
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());
  expect(readBuilt('/opensearch.xml').toString()).toContain('/search?q={searchTerms}');
});

/** The types of structured data on a page. */
function expectedTypes(path: string): string[] {
  if (path === '/') return ['Pharmacy', 'WebSite'];
  if (path === '/learn/glossary') return ['MedicalWebPage', 'DefinedTermSet'];
  const type = expectedType(path);
  return type === undefined ? [] : [type];
}

function expectedType(path: string): string | undefined {
  if (path === '/contact') return 'Pharmacy';
  if (path.startsWith('/services/')) return 'Service';
  if (/^\/learn\/[^/]+\/[^/]+$/.test(path)) return 'MedicalWebPage';
  if (/^\/(?:your-medicine(\/|$)|send-a-prescription$)/.test(path)) return 'MedicalWebPage';
  if (path === '/specialists/prescribing') return 'MedicalWebPage';
  if (path.startsWith('/blog/post/')) return 'BlogPosting';
  return path === '/faq' ? 'FAQPage' : undefined;
}
