import { test as base, expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export { expect };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Messages of the console that a test expects, e.g. the 404 it asks for. */
  expectedConsole: RegExp[];
}

/** An error in the console that no test asked for fails it. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const errors = listen(page);
    await use(page);
    expectNone(errors, expectedConsole);
  },
});

/** Collects the errors of the page from now on. */
export function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

export function expectNone(errors: string[], expected: RegExp[]) {
  const unexpected = errors.filter((text) => !expected.some((known) => known.test(text)));
  expect(unexpected, 'errors in the browser console').toEqual([]);
}

/** Waits until the script of every page has run: it comes after the paint, when the machine is idle. */
export async function started(page: Page) {
  await page.locator('head link[rel=manifest]').waitFor({ state: 'attached' });
}

/** Waits until React has taken over the page: only then do its buttons act. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Every rule of axe, or only those that are named. */
export async function expectAccessible(page: Page, rules?: string[]) {
  const options: RunOptions = {
    // Only what is asked below is collected and sent, which makes it four times as fast.
    resultTypes: ['violations'],
    // The one frame is the map, which is not ours.
    iframes: false,
    ...(rules && { runOnly: rules }),
  };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Everything but the map comes from us; the map is answered here, so that tests need no network. */
export async function keepToThisSite(page: Page, baseURL: string | undefined) {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      const { hostname } = new URL(route.request().url());
      if (hostname !== 'www.openstreetmap.org') elsewhere.push(route.request().url());
      return route.fulfill({ body: 'map', contentType: 'text/html' });
    },
  );
  return elsewhere;
}

/** Until the page is set in our typefaces, which it asks for once it is painted. */
export async function ownFonts(page: Page) {
  await page.waitForFunction(
    () => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return ['Besley', 'Atkinson'].every((name) => loaded.some(({ family }) => family === name));
    },
    undefined,
    // By the clock: a test may have taken the frames away.
    { polling: 50 },
  );
}
