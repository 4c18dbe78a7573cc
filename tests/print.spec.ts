import type { Locator, Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { postPath, whole } from './articles.ts';
import { sheetsIn } from './paper.ts';
import { expect, full, ownFonts, test } from './site.ts';

const [card = { slug: '' }] = cards;
const [sheet = { slug: '' }] = sheets;

for (const path of [
  '/',
  '/services/hormone-therapy',
  '/careers',
  '/privacy',
  '/specialists',
  '/learn/condition/menopause',
  cardPath(card.slug),
]) {
  const tag = ['/', '/specialists'].includes(path) ? {} : full;
  test(`${path} prints its text in black, without controls and drawings`, tag, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Glossary words are buttons that stay.
    const hidden =
      'body > header, button:not([popovertarget^=term_]), nav, iframe, main svg[aria-hidden=true]';
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(site.phone);
    const inks = await page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('links print their addresses, unless the address is their text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  /** What a stylesheet writes after a link. */
  const after = (link: Locator) =>
    link.first().evaluate((element) => getComputedStyle(element, '::after').content);
  await page.goto('/terms');
  expect(await after(page.locator('main a[href="https://www.pharmacy.ca.gov/"]'))).toContain(
    'https://www.pharmacy.ca.gov/',
  );
  await page.goto('/careers');
  expect(await after(page.getByRole('article').getByRole('link'))).toContain(site.careersEmail);
  await page.goto('/privacy');
  const ownAddress = page.locator('main').getByRole('link', { name: site.email });
  expect(await after(ownAddress)).toBe('none');
});

test('closed questions print their answers', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  const answer = page.locator('main details:not([open]) > :not(summary)').last();
  const drawn = () => answer.evaluate((element) => element.checkVisibility());
  expect(await drawn()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await drawn()).toBe(false);
});

for (const [index, path] of [
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
].entries()) {
  test(`${path} fits on one Letter page`, index === 0 ? {} : full, async ({ page }) => {
    await page.goto(path);
    await ownFonts(page);
    expect(sheetsIn(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).toBe(1);
  });
}

/** Inside the margins of app/styles/print.css, in pixels. */
const paper = {
  Letter: { width: 680, height: 934 },
  A4: { width: 657, height: 1001 },
};

/**
 * Breaks the page where a printer would. Columns of the size of a sheet follow the same rules, and
 * can be measured.
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

/** Runs in the page: parts that break in the wrong place. */
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

  // Headings and leads stay with the text after them.
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
    '/faq',
    '/',
    '/shipping',
    '/services',
    '/learn/skin/acne',
    '/learn/condition/acne',
    postPath(whole),
    '/privacy',
    '/your-medicine',
    '/specialists/prescribing',
    sheetPath(sheet.slug),
  ]) {
    const tag = path === '/faq' ? {} : full;
    test(`${path} breaks on ${name} between its parts`, tag, async ({ page }) => {
      await layOutOnPaper(page, path, size);
      expect(await page.evaluate(misplaced, size.width)).toEqual([]);
    });
  }
}
