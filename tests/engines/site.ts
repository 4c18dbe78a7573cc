import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startSite } from '../../bench/measure.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 480, height: 844 };

let site: Awaited<ReturnType<typeof startSite>>;
export let browser: Driver;

beforeAll(async () => {
  site = await startSite();
  const start = process.env.TEST_ENGINE === 'webkit' ? startWebkit : startFirefox;
  browser = await start(site.url);
  await browser.resize(desktop);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
afterEach(async () => {
  // WebKit tells what it heard with whatever it is asked.
  await scrolled();
  expect(browser.errors(), 'errors in the browser console').toEqual([]);
});

/** Runs a function in the page, where it knows nothing of what is around it here. */
export function inPage<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const value = browser.evaluate(`(${work})(...${JSON.stringify(args)})`);
  // What comes back is what the function gave: all of them give plain values.
  return value as Promise<Awaited<Result>>;
}

/** What a page lacks that comes to life after its first paint. */
const asleep = () =>
  inPage(() => {
    const families = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
    const island = document.querySelector('x-island');
    return Object.entries({
      'its fonts': ['Besley', 'Atkinson'].every((family) => families.includes(family)),
      'its script': document.querySelector('link[rel=manifest]') !== null,
      'its islands, where it has any': !island || 'hydrated' in document.documentElement.dataset,
    })
      .filter(([, there]) => !there)
      .map(([what]) => what);
  });

export const expectAwake = (when = 'when it opens') =>
  expect.poll(asleep, { message: `what is missing ${when}` }).toEqual([]);
export const scrolled = () => inPage(() => Math.round(window.scrollY));
export const address = () => inPage(() => location.pathname + location.search + location.hash);
export const shows = (selector: string, text = '') =>
  inPage(
    (wanted, words) =>
      [...document.querySelectorAll(wanted)].some(
        (element) =>
          element.textContent.includes(words) &&
          element.checkVisibility({ visibilityProperty: true }),
      ),
    selector,
    text,
  );
export const texts = (selector: string) =>
  inPage(
    (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent),
    selector,
  );

/** Whether the first element that matches lies in the window, from edge to edge. */
export const inWindow = (selector: string) =>
  inPage((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!box) return false;
    const { clientWidth, clientHeight } = document.documentElement;
    return box.left >= 0 && box.right <= clientWidth && box.top >= 0 && box.bottom <= clientHeight;
  }, selector);

export async function openAwake(path: string) {
  await browser.open(path);
  await expectAwake();
}
