import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { shell } from '#library/words.ts';
import { expect } from './site.ts';

const thing = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) });

/** What a page says to machines, and what of it stands on the page. */
function read(page: Page) {
  return page.evaluate((label) => {
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
    const hrefs = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href'));
    const trail = `nav[aria-label="${label}"] li`;
    const meta: Record<string, string | undefined> = {};
    for (const { attributes } of document.querySelectorAll('head meta[content]')) {
      const name = attributes.getNamedItem('property') ?? attributes.getNamedItem('name');
      if (name) meta[name.value] = attributes.getNamedItem('content')?.value;
    }
    return {
      canonical: hrefs('head link[rel=canonical]'),
      title: document.title,
      meta,
      data: texts('script[type="application/ld+json"]'),
      trail: texts(trail),
      trailLinks: hrefs(`${trail} a`),
      trailEnds: texts(`${trail}:last-child [aria-current=page]`).length,
      // In closed parts too, with every run of white space as one space.
      text: (document.body.textContent ?? '').replace(/\s+/g, ' '),
    };
  }, shell.breadcrumbs.label);
}

/** It tells search engines and networks what it shows. */
export async function expectTold(page: Page, request: APIRequestContext, url: URL) {
  const { canonical, title, meta, data, trail, trailLinks, trailEnds, text } = await read(page);
  const graph = data.flatMap((json) => block.parse(JSON.parse(json))['@graph']);
  expect(canonical).toEqual([url.href]);
  expect(meta.robots).toBeUndefined();

  expect(meta['og:url']).toBe(url.href);
  expect(meta['og:description']).toBe(meta.description);
  expect(title).toContain(meta['og:title']);
  expect(meta['og:type']).toMatch(/^(?:website|article)$/);
  expect(meta['og:site_name']).toBeTruthy();
  expect(meta['og:image:alt']).toBeTruthy();
  expect(meta['twitter:card']).toBe('summary_large_image');

  const image = new URL(meta['og:image'] ?? '');
  expect(image.origin).toBe(url.origin);
  const answer = await request.get(image.pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const crumbs = graph.find((item) => item['@type'] === 'BreadcrumbList');
  if (url.pathname === '/') {
    expect(crumbs).toBeUndefined();
    expect(trail).toEqual([]);
  } else {
    const items = z
      .array(z.object({ position: z.number(), name: z.string(), item: z.string() }))
      .parse(crumbs?.itemListElement);
    expect(trail).toEqual(items.map(({ name }) => name));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(trailLinks.map((href) => `${url.origin}${href}`)).toEqual(
      items.slice(0, -1).map(({ item }) => item),
    );
    expect(items.at(-1)?.item).toBe(url.href);
    expect(trailEnds).toBe(1);
  }

  const things = graph.filter((item) => item !== crumbs);
  expect(things.map((item) => item['@type'])).toEqual(expectedTypes(url.pathname));
  for (const shown of things.flatMap(wordsOnThePage)) expect(text).toContain(shown);
  expect(JSON.stringify(things)).not.toMatch(
    /"(?:review|aggregateRating)"|"(?:Product|Offer|Drug)"/,
  );
}

/** What search-and-sharing says each kind of page must carry. */
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
  if (/^\/(?:your-medicine|send-a-prescription)(\/|$)/.test(path)) return 'MedicalWebPage';
  if (path === '/specialists/prescribing') return 'MedicalWebPage';
  if (path.startsWith('/blog/post/')) return 'BlogPosting';
  return path === '/faq' ? 'FAQPage' : undefined;
}

const shownOn: Record<string, z.ZodType<string[]>> = {
  Pharmacy: z
    .object({
      name: z.string(),
      address: z.object({ streetAddress: z.string(), postalCode: z.string() }),
      email: z.string(),
    })
    .transform(({ name, address, email }) => [name, ...Object.values(address), email]),
  WebSite: z.object({ name: z.string() }).transform(({ name }) => [name]),
  DefinedTermSet: z
    .object({ hasDefinedTerm: z.array(z.object({ name: z.string(), description: z.string() })) })
    .transform(({ hasDefinedTerm }) =>
      hasDefinedTerm.flatMap(({ name, description }) => [name, description]),
    ),
  Service: z.object({ name: z.string() }).transform(({ name }) => [name]),
  MedicalWebPage: z
    .object({
      about: z.object({ name: z.string() }).optional(),
      lastReviewed: z.string().optional(),
      reviewedBy: z.object({ name: z.string(), honorificSuffix: z.string() }).optional(),
      citation: z.array(z.object({ name: z.string(), datePublished: z.string() })).optional(),
    })
    .transform(({ about, lastReviewed, reviewedBy, citation = [] }) => [
      ...(about === undefined ? [] : [about.name]),
      ...(lastReviewed === undefined ? [] : [written(lastReviewed)]),
      ...(reviewedBy === undefined ? [] : Object.values(reviewedBy)),
      ...citation.flatMap((work) => Object.values(work)),
    ]),
  BlogPosting: z
    .object({
      headline: z.string(),
      datePublished: z.string(),
      articleSection: z.string(),
      author: z.object({ '@type': z.literal('Organization'), name: z.string() }),
    })
    .transform(({ headline, datePublished, articleSection, author }) => [
      headline,
      written(datePublished),
      articleSection,
      author.name,
    ]),
  FAQPage: z
    .object({
      mainEntity: z.array(
        z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
      ),
    })
    .transform(({ mainEntity }) =>
      mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    ),
};

/** What the page must show because it says so to machines. */
function wordsOnThePage(data: z.infer<typeof thing>): string[] {
  const rule = shownOn[data['@type']];
  if (rule === undefined) throw new Error(`No rule says what a ${data['@type']} must show.`);
  return rule.parse(data);
}

/** '2025-05-06' as 'May 6, 2025'. */
function written(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
