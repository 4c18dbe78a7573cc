import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shell } from '#library/words.ts';
import { type BuiltPage, getTexts, pages, readBuiltFile } from './built-pages.ts';

const itemSchema = z.looseObject({ '@type': z.string() });
const blockSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(itemSchema),
});

const urls = [
  ...readBuiltFile('/sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url));
const origin = urls[0]?.origin ?? '';

const getSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

function getMeta({ document }: BuiltPage): Record<string, string | undefined> {
  return Object.fromEntries(
    [...document.querySelectorAll('head meta[content]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content') ?? undefined,
    ]),
  );
}

const getGraph = ({ document }: BuiltPage) =>
  getTexts(document.querySelectorAll('script[type="application/ld+json"]')).flatMap(
    (json) => blockSchema.parse(JSON.parse(json))['@graph'],
  );

const typesByPath: [paths: RegExp, ...types: string[]][] = [
  [/^\/$/, 'Pharmacy'],
  [/^\/contact$/, 'Pharmacy'],
  [/^\/services\//, 'Service'],
  [/^\/learn\/glossary$/, 'MedicalWebPage', 'DefinedTermSet'],
  [/^\/learn\/[^/]+\/[^/]+$/, 'MedicalWebPage'],
  [/^\/your-medicine(\/|$)/, 'MedicalWebPage'],
  [/^\/(?:send-a-prescription|can-you-make-it|problem)$/, 'MedicalWebPage'],
  [/^\/specialists\/prescribing$/, 'MedicalWebPage'],
  [/^\/blog\/post\//, 'BlogPosting'],
  [/^\/careers\//, 'JobPosting'],
  [/^\/faq$/, 'FAQPage'],
];

const listedPages = pages.filter(({ path }) => urls.some(({ pathname }) => pathname === path));

describe.each(listedPages)('$path', (page) => {
  const { document, path } = page;
  const meta = getMeta(page);
  const graph = getGraph(page);
  const crumbs = graph.find((item) => item['@type'] === 'BreadcrumbList');

  it('has its canonical address and a share image', () => {
    const url = `${origin}${path}`;
    const canonicalLinks = [...document.querySelectorAll('head link[rel=canonical]')];
    expect(canonicalLinks.map((link) => link.getAttribute('href'))).toEqual([url]);
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
    expect(getSize(readBuiltFile(image.pathname))).toEqual([1200, 630]);
  });

  it('has the same breadcrumbs for people and machines', () => {
    const crumbSelector = `nav[aria-label="${shell.breadcrumbs.label}"] li`;
    const items = z
      .array(z.object({ position: z.number(), name: z.string(), item: z.string() }))
      .parse(crumbs?.itemListElement ?? []);
    expect(items.length > 0).toBe(path !== '/');
    const names = items.map(({ name }) => name);
    expect(getTexts(document.querySelectorAll(crumbSelector))).toEqual(names);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const links = [...document.querySelectorAll(`${crumbSelector} a`)];
    expect(links.map((link) => `${origin}${link.getAttribute('href')}`)).toEqual(
      items.slice(0, -1).map(({ item }) => item),
    );
  });

  it('has the structured data for its kind', () => {
    const items = graph.filter((item) => item !== crumbs);
    const [, ...types] = typesByPath.find(([paths]) => paths.test(path)) ?? [];
    expect(items.map((item) => item['@type'])).toEqual(types);
    expect(JSON.stringify(items)).not.toMatch(
      /"(?:review|aggregateRating)"|"(?:Product|Offer|Drug)"/,
    );
  });
});

it('marks pages that are not in the sitemap as noindex', () => {
  expect(urls.length).toBeGreaterThan(0);
  for (const page of pages.filter((builtPage) => !listedPages.includes(builtPage))) {
    expect(getMeta(page).robots, page.path).toBe('noindex');
  }
});

it('has a manifest, robots.txt, security.txt and opensearch.xml', () => {
  const manifest = z
    .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(JSON.parse(readBuiltFile('/site.webmanifest').toString()));
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
    expect(getSize(readBuiltFile(src)).join('x'), src).toBe(sizes);
  }
  expect(readBuiltFile('/robots.txt').toString()).toContain(`${origin}/sitemap.xml`);
  for (const path of ['/.well-known/security.txt', '/opensearch.xml']) {
    expect(readBuiltFile(path).toString(), path).toContain(origin);
  }
});
