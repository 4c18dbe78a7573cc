import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newestArticle, postPath } from './articles.ts';
import { desktop, expect, full, openHydrated, ownFonts, phone, started, test } from './site.ts';

/** The cumulative layout shift of the page, as Lighthouse measures it. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });
/** Allows letters to move by a pixel or two. */
const maxShift = 0.0005;

test.describe('page that arrives in pieces', () => {
  // The server below serves only the page.
  test.use({ viewport: phone, expectedConsole: [/404|Failed to fetch/] });

  for (const path of ['/', '/about']) {
    test(`doesn’t shift (${path})`, async ({ page, request }) => {
      const original = await request.get(path);
      const pieces = (await original.text()).split(
        /(?=<a [^>]*href="tel:)|(?=<h1)|(?=<p class="lead")/,
      );
      expect(pieces.length).toBeGreaterThan(3);
      const server = createServer(async ({ url }, response) => {
        if (url !== path) return response.writeHead(404).end();
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': original.headers()['content-security-policy'] ?? '',
        });
        for (const piece of pieces.slice(0, 4)) {
          response.write(piece);
          // Leaves most machines enough time to paint.
          await pause(300);
        }
        return response.end(pieces.slice(4).join(''));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}${path}`);
      expect(await layoutShift(page)).toBeLessThan(maxShift);
      server.close();
    });
  }
});

test('doesn’t shift Home when its fonts arrive late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await started(page);
    await route.continue();
  });
  // At 326 and 409 px our fonts need one line more than the fallback.
  for (const width of [326, 390, 409, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await ownFonts(page);
    expect(await layoutShift(page), `${width} px wide`).toBeLessThan(maxShift);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('loads our fonts', async ({ page }) => {
    const fonts = ['besley', 'atkinson'].map((name) =>
      page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`)),
    );
    await page.goto('/');
    for (const answer of await Promise.all(fonts)) expect(answer.status()).toBe(200);
  });
});

/** How many parts of the page the browser may still skip in layout. */
const skippedParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

const waitForLayout = (page: Page) => expect.poll(() => skippedParts(page)).toBe(0);

/** Parts below the first screen are laid out later, and readers must not notice. */
for (const viewport of [phone, desktop]) {
  const tag = viewport === phone ? {} : full;
  test.describe(`parts below the first screen, ${viewport.width} px,`, tag, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    test('are laid out at once when the URL has a fragment', async ({ page }) => {
      // Stop the animations that trigger the later layout.
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Animation.enable');
      await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto('/hormones#consultation');
      expect(await skippedParts(page)).toBe(0);
      const top = () =>
        page.locator('#consultation').evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(viewport.height / 2);
      expect(await top()).toBeGreaterThanOrEqual(0);
    });

    test('keep the scroll position on reload', async ({ page }) => {
      await page.goto('/about');
      await ownFonts(page);
      await waitForLayout(page);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const heading = page.locator('main h2').nth(2);
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-at-once');
      await ownFonts(page);
      await expect(async () => expect(Math.abs((await top()) - before)).toBeLessThan(30)).toPass();
    });

    test('keep the scroll position after Back, on a page with islands', async ({ page }) => {
      await openHydrated(page, '/blog');
      await waitForLayout(page);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      const before = await page.evaluate(() => scrollY);
      await page.evaluate(
        (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
        postPath(newestArticle),
      );
      await page.waitForURL(`**${postPath(newestArticle)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await waitForLayout(page);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  });
}

test('changes the light of drawings with the hours, unless motion is reduced', async ({ page }) => {
  // A night in Los Angeles, when the pharmacy is closed no matter what its hours are.
  await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
  const slant = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--slant'));
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-sun', 'lamp');
  expect(await slant()).not.toBe('0');
  for (const preference of [{ reducedMotion: 'reduce' }, { colorScheme: 'dark' }] as const) {
    await page.emulateMedia({
      reducedMotion: 'no-preference',
      colorScheme: 'light',
      ...preference,
    });
    await page.goto('/');
    await started(page);
    expect(await slant()).toBe('0');
  }
});
