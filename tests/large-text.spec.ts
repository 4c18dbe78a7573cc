import type { Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import {
  awaitFonts,
  expect,
  expectNoHorizontalScroll,
  full,
  phone,
  tabTest,
  test,
} from './site.ts';
import { pathsByKind } from './sitemap.ts';

/** This changes the browser's font size, which media queries in rem also use. */
async function setFontSize(page: Page, fontSize: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
}

const denseKinds = ['home', 'prescribing'];

for (const [kind, path] of Object.entries(pathsByKind)) {
  const tag = denseKinds.includes(kind) ? {} : full;
  tabTest(`fits 24 and 32 px text on a phone: ${kind}`, tag, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const fontSize of [24, 32]) {
      await setFontSize(page, fontSize);
      await page.goto(path);
      await expectNoHorizontalScroll(page);
      expect(await findBrokenWords(page), `words at ${fontSize} px`).toEqual([]);
      await expectNoHeaderOverlap(page);
      const phoneLink = page.getByRole('contentinfo').getByRole('link', { name: site.phone });
      await phoneLink.scrollIntoViewIfNeeded();
      await expect(phoneLink).toBeInViewport({ ratio: 1 });
    }
  });
}

test('enlarges the title of Home with the text on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const getSize = () =>
    page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  const normalSize = await getSize();
  await setFontSize(page, 24);
  await page.reload();
  expect(await getSize()).toBeGreaterThan(1.2 * normalSize);
});

test('fits a page that enlarges its own text on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  // Unlike the browser's font size, this doesn't change the widths in media queries.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px';
  });
  await expectNoHorizontalScroll(page);
});

test('fits 32 px text in the menu on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await setFontSize(page, 32);
  await page.goto('/privacy');
  await page.locator('[popovertarget=menu]').first().click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('doesn’t break words in titles with WCAG 1.4.12 text spacing', full, async ({ page }) => {
  for (const [path, width] of [
    ['/', 320],
    ['/', 768],
    ['/services', phone.width],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await awaitFonts(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await findBrokenWords(page), path).toEqual([]);
  }
});

async function expectNoHeaderOverlap(page: Page) {
  const [wordmark, firstIcon, lastIcon, width] = await page.evaluate(() => {
    const [brand, ...icons] = [...document.querySelectorAll('header .wrap > :is(a, button)')]
      .map((control) => {
        const textRange = document.createRange();
        textRange.selectNodeContents(control);
        return { box: control.getBoundingClientRect(), text: textRange.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0);
    const right = Math.max(brand?.box.right ?? 0, brand?.text.right ?? 0);
    return [right, icons[0]?.box.left, icons.at(-1)?.box.right, innerWidth];
  });
  expect(wordmark).toBeLessThanOrEqual(firstIcon ?? 0);
  expect(lastIcon).toBeLessThanOrEqual(width ?? 0);
}

function findBrokenWords(page: Page) {
  return page.evaluate(() => {
    const brokenWords: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      // Visually hidden headings are one pixel wide.
      if (heading.clientWidth < 2) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if ((node.parentElement?.clientWidth ?? 2) === 1) continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) brokenWords.push(word);
        }
      }
    }
    return brokenWords;
  });
}
