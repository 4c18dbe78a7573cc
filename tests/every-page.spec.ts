import type { Request } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  foreignRequests,
  full,
  hydrated,
  ownFonts,
  phone,
  started,
  test,
} from './site.ts';
import { kinds, paths, samples } from './sitemap.ts';

const quickWidths = [320, 768];
/** The smallest and largest windows, and widths on both sides of each breakpoint. */
const allWidths = [320, 390, 430, 736, 768, 832, 1056, 1280, 2560];

/** Pages of a kind share their component, so `npm test` opens one of each kind. */
const kindPaths = new Set(Object.values(kinds));
const tagOf = (path: string) => (kindPaths.has(path) ? {} : full);

for (const path of paths) {
  test(`${path} is accessible and fits the window`, tagOf(path), async ({ page, baseURL }) => {
    const foreign = foreignRequests(page, baseURL);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectAccessible(page);
    await ownFonts(page);
    await expectNoSidewaysScroll(page);
    for (const width of quickWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    expect(foreign).toEqual([]);
  });
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} fits every width, in both schemes`, full, async ({ page }) => {
    await page.goto(path);
    await ownFonts(page);
    for (const [viewport, colorScheme] of [
      [phone, 'light'],
      [phone, 'dark'],
      [desktop, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'colors');
    }
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of kindPaths) {
    test(`shows all headings of ${path}`, full, async ({ page }) => {
      await page.goto(path);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, section > h2)')]
            .filter((heading) => !heading.checkVisibility())
            .map(({ textContent }) => textContent),
        );
        expect(hidden).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

for (const [index, path] of samples.entries()) {
  test(`shows a focus ring on each element of ${path}`, index < 2 ? {} : full, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await page.evaluate(watchFocus);
    for (let stop = 0; stop < 60; stop += 1) await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => window.focused ?? []);
    expect(focused.length).toBeGreaterThan(0);
    expect(focused.filter((focus) => focus !== 'visible')).toEqual([]);
  });
}

declare global {
  interface Window {
    /** For each element that got the focus: 'visible', or the HTML of an element without a ring. */
    focused?: string[];
  }
}

/** Runs in the page: records whether each element shows its focus. */
function watchFocus() {
  const focused: string[] = [];
  window.focused = focused;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.tagName === 'IFRAME') return;
    const { width, height } = target.getBoundingClientRect();
    // A card that is one link shows the ring of its link.
    const hasRing = [target, target.closest('article, li')].some(
      (element) => element && getComputedStyle(element).boxShadow !== 'none',
    );
    focused.push(hasRing && width > 0 && height > 0 ? 'visible' : target.outerHTML.slice(0, 120));
  });
}

const tools = ['/shipping', '/specialists/prescribing', '/search'];
for (const path of [...samples, ...tools]) {
  const tag = ['/', ...tools].includes(path) ? {} : full;
  test(`${path} loads in 12 requests`, tag, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(path);
    await ownFonts(page);
    await started(page);
    if (await page.locator('x-island').count()) await hydrated(page);
    await page.waitForLoadState('networkidle');
    const ours = requests.filter((request) => new URL(request.url()).origin === baseURL);
    expect(ours.length, ours.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(12);
    const scripts = ours.filter((request) => request.resourceType() === 'script');
    if (path === '/') expect(scripts).toHaveLength(1);
  });
}
