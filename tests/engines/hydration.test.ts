import { expect, test } from 'vitest';
import { samples } from '../sitemap.ts';
import {
  browser,
  expectHydrated,
  inPage,
  isVisible,
  openHydrated,
  scrollPosition,
} from './site.ts';

/** `npm test` opens the first four. */
const paths = process.env.TEST_ALL ? samples : samples.slice(0, 4);

test.each(paths)(
  'hydrates %s when it is opened, reloaded further down and opened at an anchor',
  async (path) => {
    await openHydrated(path);
    expect(await isVisible('h1')).toBe(true);
    const { content, width, anchor } = await inPage(() => ({
      content: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
      anchor: [...document.querySelectorAll('main [id]')].findLast(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().top > innerHeight * 1.5,
      )?.id,
    }));
    expect(content, 'the page is wider than the window').toBeLessThanOrEqual(width);

    await inPage(() =>
      window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
    );
    await expect.poll(scrollPosition).toBeGreaterThan(0);
    await browser.reload();
    await expectHydrated('after a reload further down');
    expect(await scrollPosition()).toBeGreaterThan(0);

    // The few pages without an anchor further down open at #main.
    await browser.open(`${path}#${anchor ?? 'main'}`);
    await expectHydrated(`at #${anchor}`);
    if (anchor) expect(await scrollPosition()).toBeGreaterThan(0);
  },
);
