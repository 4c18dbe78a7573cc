import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export { expect };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Tests with this tag run only in `npm run test:all`. */
export const full = { tag: '@full' };

/** A test fails on any error in the console that it doesn't expect. */
export const test = base.extend<{
  /** Console errors that a test expects, such as a 404. */
  expectedConsole: RegExp[];
}>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const ours = !message.location().url.startsWith(map);
      if (ours && message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter(
      (text) => !expectedConsole.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

/** The map in the contact page. Tests can't reach it. */
const map = 'https://www.openstreetmap.org/';

/** Waits until the start script has run, which loads after the first paint. */
export async function started(page: Page) {
  await page.locator('head link[rel=manifest]').waitFor({ state: 'attached' });
}

/** Waits until all islands are hydrated. Their buttons do nothing before that. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Holds the scripts of pages back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the page shows our fonts, which load after the first paint. */
export async function ownFonts(page: Page) {
  await page.waitForFunction(
    () => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return ['Besley', 'Atkinson'].every((name) => loaded.some(({ family }) => family === name));
    },
    undefined,
    // Tests may have disabled animation frames.
    { polling: 50 },
  );
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs every rule of axe, or only the rules about colors, which take half the time. */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all') {
  const options: RunOptions = {
    // Collecting only violations is four times as fast.
    resultTypes: ['violations'],
    // The only frame is the map, which isn't ours.
    iframes: false,
    // No page has stylesheets or media of other sites to fetch.
    preload: false,
    // Off by default, but part of Lighthouse.
    rules: { 'target-size': { enabled: true } },
    ...(rules === 'colors' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(problems).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Records requests to other sites, except for the map. */
export function foreignRequests(page: Page, baseURL: string | undefined): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, href, protocol } = new URL(request.url());
    const ours = origin === baseURL || protocol === 'data:';
    if (!ours && !href.startsWith(map)) requests.push(href);
  });
  return requests;
}

/** Checks the page on a phone in the light scheme and on a desktop in the dark one. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
