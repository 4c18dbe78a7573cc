import type { Locator, Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { postPath, reviewedArticle } from './articles.ts';
import { countPages } from './paper.ts';
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
  test(`prints ${path} in black, without controls and drawings`, tag, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Glossary words are buttons that print as text.
    const hidden =
      'body > header, button:not([popovertarget^=term_]), nav, iframe, main svg[aria-hidden=true]';
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(site.phone);
    const colors = await page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    expect(colors).toEqual(['rgb(0, 0, 0)']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('prints the address of a link, unless it is the link text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  /** The text that the stylesheet adds after a link. */
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

test('prints the answers of closed questions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  const answer = page.locator('main details:not([open]) > :not(summary)').last();
  const isVisible = () => answer.evaluate((element) => element.checkVisibility());
  expect(await isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await isVisible()).toBe(false);
});

for (const [index, path] of [
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
].entries()) {
  const tag = index === 0 ? {} : full;
  test(
    `prints ${path} on one Letter page in 12 pt, or on two in large print`,
    tag,
    async ({ page }) => {
      await page.goto(path);
      await ownFonts(page);
      const print = () => page.pdf({ format: 'Letter', preferCSSPageSize: true });
      await page.emulateMedia({ media: 'print' });
      expect(countPages(await print())).toBe(1);
      expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(12);
      await page.evaluate(() => {
        for (const box of document.querySelectorAll<HTMLInputElement>('[name="large-print"]')) {
          box.checked = true;
        }
      });
      expect(countPages(await print())).toBeLessThanOrEqual(2);
      expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(16);
    },
  );
}

/** Runs in the page: the smallest size of visible text in points. */
function smallestText(): number {
  const elements = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some(({ nodeType, data = '' }: Node & { data?: string }) => {
        return nodeType === Node.TEXT_NODE && data.trim() !== '';
      }),
  );
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  return Math.round(Math.min(...sizes) * 75) / 100;
}

/** Paper sizes inside the margins of app/styles/print.css, in pixels. */
const paper = {
  Letter: { width: 680, height: 934 },
  A4: { width: 657, height: 1001 },
};

/**
 * Breaks the page as a printer would. Columns of the size of the paper break by the same rules and
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

/** Runs in the page: lists bad page breaks. */
function findBadBreaks(pageWidth: number): string[] {
  const problems: string[] = [];
  const pageNumber = ({ left, right }: DOMRect) =>
    Math.floor((left + right) / 2 / (pageWidth + 100));
  const boxes = (element: Element) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const first = (element: Element) => boxes(element).map(pageNumber)[0];
  const last = (element: Element) => boxes(element).map(pageNumber).at(-1);
  const words = (element: Element) => element.textContent?.trim().slice(0, 40);
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && boxes(element).length > 0,
    );

  // Headings and leads stay with the text after them.
  const text = visible('main :is(h1, h2, h3, h4, p, li, tr, dt, dd, address)');
  for (const [index, element] of text.entries()) {
    const next = text[index + 1];
    if (element.matches('h1, h2, h3, h4, .lead') && next && first(next) !== last(element)) {
      problems.push(`separated from its text: ${words(element)}`);
    }
  }
  for (const element of visible('main *')) {
    const { borderLeftWidth, borderTopWidth } = getComputedStyle(element);
    const hasFrame = borderLeftWidth !== '0px' && borderTopWidth !== '0px';
    if ((hasFrame || element.matches('aside')) && first(element) !== last(element)) {
      problems.push(`broken in two: ${words(element)}`);
    }
  }
  const lastLine = Math.max(
    ...text
      .filter((element) => first(element) === 0)
      .map((element) => element.getBoundingClientRect().bottom),
  );
  if (lastLine < window.innerHeight / 2) problems.push('the first page is half empty');
  const [footer] = visible('body > footer');
  if (!footer || last(footer) !== 0) problems.push('the footer is not on the first page');
  const below = footer?.getBoundingClientRect().bottom ?? 0;
  if ((text[0]?.getBoundingClientRect().top ?? 0) < below)
    problems.push('the footer covers the title');
  return problems;
}

for (const [name, size] of Object.entries(paper)) {
  for (const path of [
    '/faq',
    '/',
    '/shipping',
    '/services',
    '/learn/skin/acne',
    '/learn/condition/acne',
    postPath(reviewedArticle),
    '/privacy',
    '/your-medicine',
    '/specialists/prescribing',
    sheetPath(sheet.slug),
  ]) {
    const tag = path === '/faq' ? {} : full;
    test(`breaks ${path} on ${name} between its parts`, tag, async ({ page }) => {
      await layOutOnPaper(page, path, size);
      expect(await page.evaluate(findBadBreaks, size.width)).toEqual([]);
    });
  }
}
