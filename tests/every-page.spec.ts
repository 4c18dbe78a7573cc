import type { Page, Request } from '@playwright/test';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import {
  awaitFonts,
  awaitHydration,
  awaitStart,
  desktop,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  full,
  mapUrl,
  noScriptTest,
  phone,
  tabTest,
  test,
} from './site.ts';
import { paths, pathsByKind, samplePaths } from './sitemap.ts';

/** These are the smallest and largest widths, and widths on both sides of each breakpoint. */
const allWidths = [320, 390, 430, 736, 768, 832, 1056, 1280, 2560];

/** Pages of the same kind share a component, so `npm test` opens one of each kind. */
const kindPaths = new Set(Object.values(pathsByKind));

for (const path of paths) {
  const isExample = kindPaths.has(path);
  const tag = isExample ? {} : full;
  tabTest(`keeps ${path} accessible and in bounds`, tag, async ({ page, baseURL }) => {
    const foreignUrls = watchForeignRequests(page, baseURL);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectAccessible(page);
    await awaitFonts(page);
    await expectNoHorizontalScroll(page);
    if (isExample && process.env.TEST_ALL) {
      for (const [viewport, colorScheme] of [
        [desktop, 'light'],
        [phone, 'light'],
        [phone, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, 'colors');
      }
    }
    for (const width of isExample && process.env.TEST_ALL ? allWidths : [320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(findClippedText)).toEqual([]);
    expect(foreignUrls).toEqual([]);
  });
}

function watchForeignRequests(page: Page, baseURL: string | undefined): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, href, protocol } = new URL(request.url());
    const isOwn = origin === baseURL || protocol === 'data:';
    if (!isOwn && !href.startsWith(mapUrl)) requests.push(href);
  });
  return requests;
}

/** Runs in the page. The page hides what is wider than the window, so it never scrolls sideways. */
function findClippedText(): string[] {
  const clippedTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest('svg, .visually-hidden'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = (parentElement.closest('a, button') ?? range).getBoundingClientRect();
    if (box.right <= innerWidth + 1) continue;
    let scroller: Element | null = parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) {
      scroller = scroller.parentElement;
    }
    if (!scroller) clippedTexts.push(textContent ?? '');
  }
  return clippedTexts;
}

noScriptTest('shows all headings without JavaScript', full, async ({ page }) => {
  for (const path of kindPaths) {
    await page.goto(path);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const hiddenHeadings = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, section > h2)')]
          .filter((heading) => !heading.checkVisibility())
          .map(({ textContent }) => textContent),
      );
      expect(hiddenHeadings, path).toEqual([]);
      await expectNoHorizontalScroll(page);
    }
  }
});

noScriptTest('hides the controls that need JavaScript', async ({ page }) => {
  for (const [path, control, content] of [
    ['/contact', 'main button', 'main table'],
    ['/contact', 'main button', 'iframe'],
    ['/your-medicine', '[data-action=reminder]', 'h1'],
    [cardPath(cards[0]?.slug ?? ''), '[data-action=print]', '[name=large-print]'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(content)).toBeVisible();
  }
});

for (const [index, path] of samplePaths.entries()) {
  test(`shows every focus ring: ${path}`, index === 0 ? {} : full, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await page.evaluate(watchFocus);
    for (let stop = 0; stop < 60; stop += 1) await page.keyboard.press('Tab');
    const focusLog = await page.evaluate(() => window.focusLog ?? []);
    expect(focusLog.length).toBeGreaterThan(0);
    expect(focusLog.filter((focus) => focus !== 'visible')).toEqual([]);
  });
}

declare global {
  interface Window {
    /** Each entry is 'visible', or the HTML of a focused element without a ring. */
    focusLog?: string[];
  }
}

function watchFocus() {
  const focusLog: string[] = [];
  window.focusLog = focusLog;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.tagName === 'IFRAME') return;
    const { width, height } = target.getBoundingClientRect();
    // If a card is a link, the card shows the link's ring.
    const hasRing = [target, target.closest('article, li')].some(
      (element) => element && / 0px 0px 0px [3-6]px/.test(getComputedStyle(element).boxShadow),
    );
    focusLog.push(hasRing && width > 0 && height > 0 ? 'visible' : target.outerHTML.slice(0, 120));
  });
}

const toolPaths = ['/shipping', '/specialists/prescribing', '/search'];
for (const path of [...samplePaths, ...toolPaths]) {
  const tag = ['/', ...toolPaths].includes(path) ? {} : full;
  test(`loads ${path} in at most 12 requests`, tag, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(path);
    await awaitFonts(page);
    await awaitStart(page);
    if (await page.locator('x-island').count()) await awaitHydration(page);
    await page.waitForLoadState('networkidle');
    const ownRequests = requests.filter((request) => new URL(request.url()).origin === baseURL);
    const urls = ownRequests.map((request) => request.url());
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(12);
    const scripts = ownRequests.filter((request) => request.resourceType() === 'script');
    if (path === '/') expect(scripts).toHaveLength(1);
  });
}
