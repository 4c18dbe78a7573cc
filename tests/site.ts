import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export { expect };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Messages of the console that a test expects, e.g. the 404 it asks for. */
  expectedConsole: RegExp[];
  /** Where tests find the page, for those that only read it: it is opened once for all of them. */
  path: string | undefined;
  /** For a test that leaves traces in its page: scripts at every start, a clock, a full cache. */
  ownPage: boolean;
}

interface Kept {
  page: Page;
  options: string;
}

/**
 * An error in the console that no test asked for fails it. Tests take turns in one page, since half
 * of what a test costs is the start of another. After a failure the next one gets a new page.
 */
export const test = base.extend<Fixtures, { shelf: { kept?: Kept } }>({
  expectedConsole: [[], { option: true }],
  path: [undefined, { option: true }],
  ownPage: [false, { option: true }],
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const shelf: { kept?: Kept } = {};
      await use(shelf);
      await shelf.kept?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      baseURL,
      shelf,
      path,
      ownPage,
      viewport,
      colorScheme,
      reducedMotion,
      javaScriptEnabled,
      hasTouch,
      deviceScaleFactor,
      permissions,
      expectedConsole,
    },
    use,
    info,
  ) => {
    const options = JSON.stringify([javaScriptEnabled, hasTouch, deviceScaleFactor, permissions]);
    if (ownPage || shelf.kept?.options !== options) {
      await shelf.kept?.page.context().close();
      shelf.kept = { options, page: await (await browser.newContext()).newPage() };
    }
    const { page } = shelf.kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, media: null });
    const errors = listen(page);
    const address = `${baseURL}${path}`;
    if (path !== undefined && page.url() !== address) await page.goto(path);
    await use(page);
    if (path !== undefined) expect(page.url(), 'a test that only reads stays there').toBe(address);
    expectNone(errors, expectedConsole);
    if (ownPage || info.status !== info.expectedStatus) {
      await page.context().close();
      delete shelf.kept;
      return;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of heard) page.removeAllListeners(event);
    // Nothing of this test goes on in the next. Another site would start another process.
    if (path === undefined) await page.goto('/robots.txt');
  },
});

/** What tests listen to. */
const heard = ['console', 'pageerror', 'request', 'requestfinished', 'response', 'dialog'];

/** The map that the contact page frames. No test reaches it. */
const map = 'https://www.openstreetmap.org/';

/** Collects the errors of the page from now on. */
export function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const ours = !message.location().url.startsWith(map);
    if (ours && message.type() === 'error') errors.push(message.text());
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

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** The rules that look at colors, which are half of the work. */
const ofColor = ['color-contrast', 'link-in-text-block'];

/** Every rule of axe, or those that look at colors. */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all') {
  const options: RunOptions = {
    // Only what is asked below is collected and sent, which makes it four times as fast.
    resultTypes: ['violations'],
    // The one frame is the map, which is not ours.
    iframes: false,
    // Off unless asked for, and in what Lighthouse judges.
    rules: { 'target-size': { enabled: true } },
    ...(rules === 'colors' && { runOnly: ofColor }),
  };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
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

/** What the page asks of others than us, but for the map. */
export function askedElsewhere(page: Page, baseURL: string | undefined): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, href, protocol } = new URL(request.url());
    const ours = origin === baseURL || protocol === 'data:';
    if (!ours && !href.startsWith(map)) asked.push(href);
  });
  return asked;
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
