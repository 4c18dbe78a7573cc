import { expect, test } from 'vitest';
import { samples } from '../sitemap.ts';
import { browser, expectAwake, inPage, openAwake, scrolled, shows } from './site.ts';

test.each(samples)('%s comes to life: opened, reloaded lower down, at an anchor', async (path) => {
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

  await inPage(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await browser.reload();
  await expectAwake('after a reload further down');
  expect(await scrolled()).toBeGreaterThan(0);

  // Nearly every page has an anchor further down; the others open at the start of their text.
  await browser.open(`${path}#${anchor ?? 'main'}`);
  await expectAwake(`at #${anchor}`);
  if (anchor) expect(await scrolled()).toBeGreaterThan(0);
});

test('an error in the console is heard', async () => {
  await openAwake('/about');
  await inPage(() => {
    // biome-ignore lint/suspicious/noConsole: without it, the silence of all other checks says nothing.
    console.error('said');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  let heard = '';
  const listen = async () => {
    await scrolled();
    heard += browser.errors().join(' ');
    return heard;
  };
  await expect.poll(listen).toMatch(/said.*thrown/s);
});
