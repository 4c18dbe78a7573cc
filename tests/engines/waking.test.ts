import { expect, test } from 'vitest';
import { samples } from '../sitemap.ts';
import { browser, expectAwake, inPage, openAwake, scrolled, shows } from './site.ts';

/** `npm test` opens the first four. */
const paths = process.env.TEST_ALL ? samples : samples.slice(0, 4);

test.each(paths)(
  '%s wakes when it is opened, reloaded lower down and opened at an anchor',
  async (path) => {
    await openAwake(path);
    expect(await shows('h1')).toBe(true);
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
    await expect.poll(scrolled).toBeGreaterThan(0);
    await browser.reload();
    await expectAwake('after a reload further down');
    expect(await scrolled()).toBeGreaterThan(0);

    // The few pages without an anchor further down open at the start of their text.
    await browser.open(`${path}#${anchor ?? 'main'}`);
    await expectAwake(`at #${anchor}`);
    if (anchor) expect(await scrolled()).toBeGreaterThan(0);
  },
);
