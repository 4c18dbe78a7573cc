import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export { expect };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Tests with this tag run only in `npm run test:all`. */
export const full = { tag: '@full' };

let allowedErrors: RegExp | undefined;

/** Until the end of the test, errors in the browser console may match the pattern. */
export function allowErrors(pattern: RegExp) {
  allowedErrors = pattern;
}

export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(page);
    const unexpectedErrors = errors.filter((text) => !allowedErrors?.test(text));
    allowedErrors = undefined;
    expect(unexpectedErrors, 'errors in the browser console').toEqual([]);
  },
});

export const noScriptTest = test.extend({ javaScriptEnabled: false });

/** Tests in a worker share one tab, where axe compiles only once. That halves their time. */
export const tabTest = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env.TEST_SITE,
        reducedMotion: 'reduce',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    const errors = watchErrors(sharedPage);
    await use(sharedPage);
    sharedPage.removeAllListeners();
    expect(errors, 'errors in the browser console').toEqual([]);
  },
});

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isOwn = !message.location().url.startsWith(mapUrl);
    if (isOwn && message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Tests can't reach the map on the contact page. */
export const mapUrl = 'https://www.openstreetmap.org/';

export async function awaitStart(page: Page) {
  await page.locator('head link[rel=manifest]').waitFor({ state: 'attached' });
}

export async function awaitHydration(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await awaitHydration(page);
}

export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export async function awaitFonts(page: Page) {
  await page.waitForFunction(
    () => {
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      return ['Besley', 'Atkinson'].every((name) => fonts.some(({ family }) => family === name));
    },
    undefined,
    // Tests may have disabled animation frames.
    { polling: 50 },
  );
}

export async function awaitPrintStyles(page: Page) {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
  );
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const colorRules = ['color-contrast', 'link-in-text-block'];
/** These rules take most of axe's time, so only `npm run test:all` uses them. */
const slowRules = [...colorRules, 'target-size'];

export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all') {
  const options: RunOptions = {
    // Collecting only violations is four times as fast.
    resultTypes: ['violations'],
    // The only frame is the map, which we don't control.
    iframes: false,
    // Pages have no stylesheets or media from other sites.
    preload: false,
    // `target-size` is off by default, but Lighthouse uses it.
    rules: Object.fromEntries(
      slowRules.map((rule) => [rule, { enabled: Boolean(process.env.TEST_ALL) }]),
    ),
    ...(rules === 'colors' && { runOnly: colorRules }),
  };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(problems).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page) {
  const [contentWidth, windowWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(contentWidth).toBeLessThanOrEqual(windowWidth ?? 0);
}

export async function expectAccessibleEverywhere(page: Page) {
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
}

/** Returns the sum of all layout shifts since the page was opened. */
export const measureShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });
