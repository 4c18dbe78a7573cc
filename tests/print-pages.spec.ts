import type { Page } from '@playwright/test';
import { sheets } from '#library/medicine/medicine.ts';
import { sheetPath } from '#library/paths/addresses.ts';
import { postPath, whole } from './articles.ts';
import { expect, ownFonts, test } from './site.ts';

/** Inside the margins of app/styles/print.css, in pixels. */
const paper = {
  Letter: { width: 680, height: 934 },
  A4: { width: 657, height: 1001 },
};

/**
 * Breaks the page where a printer would: columns of the size of a sheet follow the same rules, and
 * unlike sheets they can be measured.
 */
async function layOutOnPaper(page: Page, path: string, { width, height }: typeof paper.A4) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await ownFonts(page);
  await page.evaluate(
    ([columnWidth, columnHeight]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `html { columns: ${columnWidth}px; column-gap: 100px; column-fill: auto; width: ${columnWidth}px; height: ${columnHeight}px }`,
      );
      document.adoptedStyleSheets.push(sheet);
    },
    [width, height],
  );
}

/** Runs in the page: what stands where it should not. */
function misplaced(pageWidth: number): string[] {
  const found: string[] = [];
  const sheetOf = ({ left, right }: DOMRect) => Math.floor((left + right) / 2 / (pageWidth + 100));
  const boxes = (element: Element) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const first = (element: Element) => boxes(element).map(sheetOf)[0];
  const last = (element: Element) => boxes(element).map(sheetOf).at(-1);
  const words = (element: Element) => element.textContent?.trim().slice(0, 40);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && boxes(element).length > 0,
    );

  // The words in reading order: each heading, and the lead below it, with what comes after.
  const text = seen('main :is(h1, h2, h3, h4, p, li, tr, dt, dd, address)');
  for (const [index, element] of text.entries()) {
    const next = text[index + 1];
    if (element.matches('h1, h2, h3, h4, .lead') && next && first(next) !== last(element)) {
      found.push(`parted from its text: ${words(element)}`);
    }
  }
  for (const element of seen('main *')) {
    const { borderLeftWidth, borderTopWidth } = getComputedStyle(element);
    const framed = borderLeftWidth !== '0px' && borderTopWidth !== '0px';
    if ((framed || element.matches('aside')) && first(element) !== last(element)) {
      found.push(`broken in two: ${words(element)}`);
    }
  }
  const filled = Math.max(
    ...text
      .filter((element) => first(element) === 0)
      .map((element) => element.getBoundingClientRect().bottom),
  );
  if (filled < window.innerHeight / 2) found.push('the first sheet is half empty');
  const [footer] = seen('body > footer');
  if (!footer || last(footer) !== 0) found.push('the footer is not on the first sheet');
  const below = footer?.getBoundingClientRect().bottom ?? 0;
  if ((text[0]?.getBoundingClientRect().top ?? 0) < below)
    found.push('the footer covers the title');
  return found;
}

for (const [name, size] of Object.entries(paper)) {
  for (const path of [
    '/',
    '/shipping',
    '/services',
    '/faq',
    '/learn/skin/acne',
    '/learn/condition/acne',
    postPath(whole),
    '/privacy',
    '/your-medicine',
    '/specialists/prescribing',
    sheetPath(sheets[0]?.slug ?? ''),
  ]) {
    test(`${path} breaks on ${name} where a reader would break it`, async ({ page }) => {
      await layOutOnPaper(page, path, size);
      expect(await page.evaluate(misplaced, size.width)).toEqual([]);
    });
  }
}

test('however much the footer says, it covers nothing of the page that it heads', async ({
  page,
}) => {
  await layOutOnPaper(page, sheetPath(sheets[0]?.slug ?? ''), paper.Letter);
  await page
    .locator('body > footer p')
    .last()
    .evaluate((line) => line.append(' More to say.'.repeat(40)));
  expect(await page.evaluate(misplaced, paper.Letter.width)).toEqual([]);
});
