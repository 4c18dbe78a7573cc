import type { Page } from '@playwright/test';
import { z } from 'zod';
import { shell } from '#library/words/shell.ts';
import { expect, test } from './site.ts';
import { addresses, paths } from './sitemap.ts';

const origin = addresses[0]?.origin;

const thing = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) });

async function structuredData(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((json) => block.parse(JSON.parse(json))['@graph']);
}

const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

/** What search-and-sharing says each kind of page must carry. */
function expectedType(path: string): string | undefined {
  if (path === '/' || path === '/contact') return 'Pharmacy';
  if (path.startsWith('/services/')) return 'Service';
  if (/^\/learn\/[^/]+\/[^/]+$/.test(path)) return 'MedicalWebPage';
  if (/^\/your-medicine(\/|$)/.test(path)) return 'MedicalWebPage';
  if (path.startsWith('/blog/post/')) return 'BlogPosting';
  return path === '/faq' ? 'FAQPage' : undefined;
}

test('the sitemap lists each page once', () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(new Set(addresses.map(String)).size).toBe(addresses.length);
});

for (const url of addresses) {
  test.describe(url.pathname, () => {
    test.use({ path: url.pathname });

    test('tells search engines and networks what it shows', async ({ page, request }) => {
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', url.href);
      await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);

      await test.step('networks', async () => {
        expect(await meta(page, 'og:url')).toBe(url.href);
        expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
        expect(await page.title()).toContain(await meta(page, 'og:title'));
        expect(await meta(page, 'og:type')).toMatch(/^(?:website|article)$/);
        expect(await meta(page, 'og:site_name')).toBeTruthy();
        expect(await meta(page, 'og:image:alt')).toBeTruthy();
        expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
      });

      await test.step('share image', async () => {
        const image = new URL((await meta(page, 'og:image')) ?? '');
        expect(image.origin).toBe(origin);
        const answer = await request.get(image.pathname);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toBe('image/png');
        const png = await answer.body();
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      });

      await test.step('breadcrumbs', async () => {
        const trail = page
          .getByRole('navigation', { name: shell.breadcrumbs.label })
          .getByRole('listitem');
        const list = (await structuredData(page)).find(
          (data) => data['@type'] === 'BreadcrumbList',
        );
        if (url.pathname === '/') {
          expect(list).toBeUndefined();
          await expect(trail).toHaveCount(0);
          return;
        }
        const items = z
          .array(z.object({ position: z.number(), name: z.string(), item: z.string() }))
          .parse(list?.itemListElement);
        await expect(trail).toHaveText(items.map(({ name }) => name));
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        const links = await trail
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links.map((href) => `${origin}${href}`)).toEqual(
          items.slice(0, -1).map(({ item }) => item),
        );
        expect(items.at(-1)?.item).toBe(url.href);
        await expect(trail.last().locator('[aria-current="page"]')).toHaveCount(1);
      });

      await test.step('structured data', async () => {
        const data = (await structuredData(page)).filter(
          (item) => item['@type'] !== 'BreadcrumbList',
        );
        const expected = expectedType(url.pathname);
        expect(data.map((item) => item['@type'])).toEqual(expected === undefined ? [] : [expected]);
        const text = await pageText(page);
        for (const shown of data.flatMap(wordsOnThePage)) expect(text).toContain(shown);
        expect(JSON.stringify(data)).not.toMatch(
          /"(?:review|aggregateRating)"|"(?:Product|Offer|Drug)"/,
        );
      });
    });
  });
}

const listed = new Set(addresses.map(({ pathname }) => pathname));

for (const path of paths.filter((page) => !listed.has(page))) {
  test(`${path} answers, and is not to be listed until it has something to read`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  });
}

/** All text of the page, in closed parts too, with every run of white space as one space. */
async function pageText(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.textContent);
  return (text ?? '').replace(/\s+/g, ' ');
}

const shownOn: Record<string, z.ZodType<string[]>> = {
  Pharmacy: z
    .object({
      name: z.string(),
      address: z.object({ streetAddress: z.string(), postalCode: z.string() }),
      email: z.string(),
    })
    .transform(({ name, address, email }) => [name, ...Object.values(address), email]),
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

for (const path of [
  '/nowhere',
  '/services/nowhere',
  '/blog/post/nowhere',
  '/blog/category/nowhere',
  '/learn/nowhere',
  '/learn/condition/nowhere',
  '/your-medicine/nowhere',
  '/your-medicine/sheet/nowhere',
]) {
  test(`${path} is not found and not to be listed`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  });
}

for (const path of ['/sitemap.xml', '/feed.xml']) {
  test(`${path} is well-formed`, async ({ page, request }) => {
    const xml = await (await request.get(path)).text();
    const problem = await page.evaluate(
      (source) =>
        new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror')
          ?.textContent,
      xml,
    );
    expect(problem).toBeUndefined();
  });
}

test('a page names its icons and, once it is painted, its manifest', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  const icons = page.locator('link[rel=icon]');
  await expect(icons.last()).toHaveAttribute('href', /^data:image\/svg\+xml,/);
  const file = await icons.first().getAttribute('href');
  expect((await request.get(file ?? '')).headers()['content-type']).toBe('image/png');
});

test('the files that machines ask for are there', async ({ request }) => {
  const manifest = z
    .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(await (await request.get('/site.webmanifest')).json());
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    if (src.endsWith('.svg')) continue;
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect((await request.get('/icons/apple-touch-icon.png')).status()).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${origin}/sitemap.xml`);
  const security = await (await request.get('/.well-known/security.txt')).text();
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());
  expect((await request.get('/llms.txt')).headers()['content-type']).toMatch(/^text\/plain/);
});
