import { expect, test } from 'vitest';
import { samplePaths } from '../sitemap.ts';
import {
  browser,
  expectHydrated,
  getScrollPosition,
  isVisible,
  openHydrated,
  runInPage,
} from './site.ts';

const paths = process.env.TEST_ALL ? samplePaths : samplePaths.slice(0, 2);

test.each(paths)(
  'hydrates %s when opened, reloaded after scrolling and opened at an anchor',
  async (path) => {
    await openHydrated(path);
    expect(await isVisible('h1')).toBe(true);
    const { contentWidth, windowWidth, anchor } = await runInPage(() => ({
      contentWidth: document.documentElement.scrollWidth,
      windowWidth: document.documentElement.clientWidth,
      anchor: [...document.querySelectorAll('main [id]')].findLast(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().top > innerHeight * 1.5,
      )?.id,
    }));
    expect(contentWidth, 'the page is wider than the window').toBeLessThanOrEqual(windowWidth);

    await runInPage(() =>
      window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
    );
    await expect.poll(getScrollPosition).toBeGreaterThan(0);
    await browser.reload();
    await expectHydrated('after scrolling and reloading');
    expect(await getScrollPosition()).toBeGreaterThan(0);

    // A few pages have no anchor below the first screen, so open them at #main.
    await browser.open(`${path}#${anchor ?? 'main'}`);
    await expectHydrated(`at #${anchor}`);
    if (anchor) expect(await getScrollPosition()).toBeGreaterThan(0);
  },
);
