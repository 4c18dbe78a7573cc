import { z } from 'zod';
import { expect, test } from './site.ts';
import { addresses, paths } from './sitemap.ts';

const origin = addresses[0]?.origin;

test('the sitemap lists each page once', () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(new Set(addresses.map(String)).size).toBe(addresses.length);
});

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
  const onPhones = page.locator('link[rel=apple-touch-icon]');
  await expect(onPhones).toHaveAttribute('href', '/icons/apple-touch-icon.png');
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
