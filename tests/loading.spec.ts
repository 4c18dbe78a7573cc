import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listen } from '#server/inquiry/testing/free-port.ts';
import { getPostPath, newestArticle } from './articles.ts';
import {
  allowErrors,
  awaitFonts,
  awaitStart,
  desktop,
  expect,
  full,
  measureShift,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

/** This limit allows letters to move by a pixel or two. */
const maxShift = 0.0005;

for (const path of ['/', '/about']) {
  const tag = path === '/' ? {} : full;
  test(`doesn’t shift while ${path} arrives in chunks`, tag, async ({ page, request }) => {
    await page.setViewportSize(phone);
    // The server below serves only the page, so other requests fail.
    allowErrors(/404|Failed to fetch/);
    const originalResponse = await request.get(path);
    const chunks = (await originalResponse.text()).split(
      /(?=<a [^>]*href="tel:)|(?=<h1)|(?=<p class="lead")/,
    );
    expect(chunks.length).toBeGreaterThan(3);
    const server = createServer(async ({ url }, response) => {
      if (url !== path) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': originalResponse.headers()['content-security-policy'] ?? '',
      });
      for (const chunk of chunks.slice(0, 4)) {
        response.write(chunk);
        // Leave most machines enough time to paint.
        await pause(300);
      }
      return response.end(chunks.slice(4).join(''));
    });
    const port = await listen(server);
    await page.goto(`http://127.0.0.1:${port}${path}`);
    expect(await measureShift(page)).toBeLessThan(maxShift);
    server.close();
  });
}

test('doesn’t shift when the fonts arrive late', full, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await awaitStart(page);
    await route.continue();
  });
  for (const [path, width, max] of [
    // At 326 and 409 px, our fonts need one more line than the fallback fonts.
    ...[326, 390, 409, 1440].map((width) => ['/', width, maxShift] as const),
    // The links in this lead move within their lines, but not to other lines.
    ['/problem', 412, 0.01] as const,
    ['/specialists/prescribing', 1440, maxShift] as const,
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await awaitFonts(page);
    expect(await measureShift(page), `${path}, ${width} px wide`).toBeLessThan(max);
    const lead = page.locator('.lead').first();
    const spacing = await lead.evaluate(({ style }) => Number.parseFloat(style.wordSpacing || '0'));
    expect(Math.abs(spacing), `word spacing on ${path}`).toBeLessThan(2);
  }
});

noScriptTest('loads our fonts without JavaScript', async ({ page }) => {
  const fonts = ['besley', 'atkinson'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/');
  for (const response of await Promise.all(fonts)) expect(response.status()).toBe(200);
});

const countSkipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, body > footer')].filter(
        (element) => getComputedStyle(element).contentVisibility !== 'visible',
      ).length,
  );

const waitForLayout = (page: Page) => expect.poll(() => countSkipped(page)).toBe(0);

/** Content below the first screen is laid out later, and readers must not notice. */
for (const viewport of [phone, desktop]) {
  const tag = viewport === phone ? {} : full;
  test.describe(`content below the first screen, ${viewport.width} px`, tag, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    test('is laid out immediately when the URL has a fragment', async ({ page }) => {
      // Stop the animations that trigger the later layout.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto('/hormones#consultation');
      expect(await countSkipped(page)).toBe(0);
      const getTop = () =>
        page.locator('#consultation').evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(getTop).toBeLessThan(viewport.height / 2);
      expect(await getTop()).toBeGreaterThanOrEqual(0);
    });

    test('keeps the scroll position on reload', async ({ page }) => {
      await page.goto('/about');
      await awaitFonts(page);
      await waitForLayout(page);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const heading = page.locator('main h2').nth(2);
      const getTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      const oldTop = await getTop();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-at-once');
      await awaitFonts(page);
      await expect(async () =>
        expect(Math.abs((await getTop()) - oldTop)).toBeLessThan(30),
      ).toPass();
    });

    test('keeps the scroll position after Back on a page with islands', async ({ page }) => {
      await openHydrated(page, '/blog');
      await waitForLayout(page);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      const oldScroll = await page.evaluate(() => scrollY);
      await page.evaluate(
        (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
        getPostPath(newestArticle),
      );
      await page.waitForURL(`**${getPostPath(newestArticle)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await waitForLayout(page);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(oldScroll);
    });
  });
}

test('lights drawings by the hour only in light mode with motion', full, async ({ page }) => {
  // At 3 AM in Los Angeles, the drawings show lamplight no matter what the opening hours are.
  await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
  const getSlant = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--slant'));
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-sun', 'lamp');
  expect(await getSlant()).not.toBe('0');
  for (const preference of [{ reducedMotion: 'reduce' }, { colorScheme: 'dark' }] as const) {
    await page.emulateMedia({
      reducedMotion: 'no-preference',
      colorScheme: 'light',
      ...preference,
    });
    await page.goto('/');
    await awaitStart(page);
    expect(await getSlant()).toBe('0');
  }
});
