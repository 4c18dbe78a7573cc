import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startSite } from '../../bench/measure.ts';
import { type Driver, startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 480, height: 844 };

let site: Awaited<ReturnType<typeof startSite>>;
export let browser: Driver;

beforeAll(async () => {
  site = await startSite();
  const startBrowser = process.env.TEST_ENGINE === 'webkit' ? startWebkit : startFirefox;
  browser = await startBrowser(site.url);
  await browser.resize(desktop);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
afterEach(async () => {
  // WebKit returns its errors only with the result of an expression.
  await getScrollPosition();
  expect(browser.takeErrors(), 'errors in the browser console').toEqual([]);
});

/** Runs a function in the page, where it can't use variables from this module. */
export function runInPage<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const value = browser.evaluate(`(${callback})(...${JSON.stringify(args)})`);
  // The functions return only values that survive JSON.
  return value as Promise<Awaited<Result>>;
}

const listMissingParts = () =>
  runInPage(() => {
    const families = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
    const island = document.querySelector('x-island');
    return Object.entries({
      fonts: ['Besley', 'Atkinson'].every((family) => families.includes(family)),
      'start script': document.querySelector('link[rel=manifest]') !== null,
      islands: !island || 'hydrated' in document.documentElement.dataset,
    })
      .filter(([, isLoaded]) => !isLoaded)
      .map(([name]) => name);
  });

export const expectHydrated = (moment = 'after opening') =>
  expect.poll(listMissingParts, { message: `missing ${moment}` }).toEqual([]);
export const getScrollPosition = () => runInPage(() => Math.round(window.scrollY));
export const getPath = () => runInPage(() => location.pathname + location.search + location.hash);
export const isVisible = (selector: string, text = '') =>
  runInPage(
    (query, content) =>
      [...document.querySelectorAll(query)].some(
        (element) =>
          element.textContent.includes(content) &&
          element.checkVisibility({ visibilityProperty: true }),
      ),
    selector,
    text,
  );
export const getTexts = (selector: string) =>
  runInPage(
    (query) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent),
    selector,
  );

export const isInWindow = (selector: string) =>
  runInPage((query) => {
    const box = document.querySelector(query)?.getBoundingClientRect();
    if (!box) return false;
    const { clientWidth, clientHeight } = document.documentElement;
    return box.left >= 0 && box.right <= clientWidth && box.top >= 0 && box.bottom <= clientHeight;
  }, selector);

export async function openHydrated(path: string) {
  await browser.open(path);
  await expectHydrated();
}
