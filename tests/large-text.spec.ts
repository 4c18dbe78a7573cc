import type { Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { expect, expectNoSidewaysScroll, full, ownFonts, phone, test } from './site.ts';
import { kinds } from './sitemap.ts';

/** Sets the browser's font size, which media queries in rem also use. */
async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The densest pages. `npm run test:all` opens one of every kind. */
const denseKinds = ['home', 'shipping', 'prescribing', 'medicine-card', 'specialists'];

for (const [kind, path] of Object.entries(kinds)) {
  const tag = denseKinds.includes(kind) ? {} : full;
  test(`${kind} fits text of 24 and 32 px on a phone`, tag, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const standard of [24, 32]) {
      await setFontSize(page, standard);
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      expect(await brokenHeadingWords(page), `words at ${standard} px`).toEqual([]);
      await expectNoHeaderOverlap(page);
      const number = page.getByRole('contentinfo').getByRole('link', { name: site.phone });
      await number.scrollIntoViewIfNeeded();
      await expect(number).toBeInViewport({ ratio: 1 });
    }
  });
}

test('fits text of 32 px in the menu on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await setFontSize(page, 32);
  await page.goto('/privacy');
  await page.locator('[popovertarget=menu]').first().click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('fits the header in a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/privacy');
  await expectNoHeaderOverlap(page);
});

test('breaks no words in titles with the text spacing of WCAG 1.4.12', async ({ page }) => {
  for (const [path, width] of [
    ['/', 320],
    ['/', 768],
    ['/services', phone.width],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await ownFonts(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await brokenHeadingWords(page), path).toEqual([]);
  }
});

/** The wordmark ends before the first icon, and the last icon is on the screen. */
async function expectNoHeaderOverlap(page: Page) {
  const [wordmark, firstIcon, lastIcon, width] = await page.evaluate(() => {
    const [brand, ...icons] = [...document.querySelectorAll('header .wrap > :is(a, button)')]
      .map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return { part: part.getBoundingClientRect(), text: text.getBoundingClientRect() };
      })
      .filter(({ part }) => part.width > 0);
    const right = Math.max(brand?.part.right ?? 0, brand?.text.right ?? 0);
    return [right, icons[0]?.part.left, icons.at(-1)?.part.right, innerWidth];
  });
  expect(wordmark).toBeLessThanOrEqual(firstIcon ?? 0);
  expect(lastIcon).toBeLessThanOrEqual(width ?? 0);
}

/** Words of visible headings that continue on another line. */
function brokenHeadingWords(page: Page) {
  return page.evaluate(() => {
    const brokenWords: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      // Visually hidden headings are one pixel wide.
      if (heading.clientWidth < 2) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
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
