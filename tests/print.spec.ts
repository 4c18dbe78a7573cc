import type { Locator, Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { jobs } from '#library/jobs.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, jobPath, labelPath, sheetPath } from '#library/paths/addresses.ts';
import { getPostPath, reviewedArticle } from './articles.ts';
import { countPages } from './paper.ts';
import { awaitFonts, awaitPrintStyles, expect, full, noScriptTest, test } from './site.ts';

const [card = { slug: '' }] = cards;
const [sheet = { slug: '' }] = sheets;

async function openToPrint(page: Page, path: string) {
  await page.goto(path);
  await awaitPrintStyles(page);
}

for (const path of [
  '/',
  '/services/hormone-therapy',
  '/careers',
  '/privacy',
  '/specialists',
  '/learn/condition/menopause',
  cardPath(card.slug),
]) {
  const tag = path === '/' ? {} : full;
  test(`prints ${path} in black without controls or drawings`, tag, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await openToPrint(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Glossary terms are buttons that print as text.
    const hiddenSelector =
      'body > header, button:not([popovertarget^=term_]), nav, iframe, main svg[aria-hidden=true]';
    await expect(page.locator(hiddenSelector).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(site.phone);
    const colors = await page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).color))]);
    expect(colors).toEqual(['rgb(0, 0, 0)']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('prints a link’s address unless it’s the link text', full, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const readAfter = (link: Locator) =>
    link.first().evaluate((element) => getComputedStyle(element, '::after').content);
  await openToPrint(page, '/terms');
  expect(await readAfter(page.locator('main a[href="https://www.pharmacy.ca.gov/"]'))).toContain(
    'https://www.pharmacy.ca.gov/',
  );
  const [job] = jobs;
  if (job) {
    await openToPrint(page, jobPath(job.slug));
    expect(await readAfter(page.locator('main .acts a'))).toContain(site.careersEmail);
  }
  await openToPrint(page, '/privacy');
  const emailLink = page.locator('main').getByRole('link', { name: site.email });
  expect(await readAfter(emailLink)).toBe('none');
});

noScriptTest('prints without the header and in black without JavaScript', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/faq');
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('prints the answers to collapsed questions', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openToPrint(page, '/faq');
  const answer = page.locator('main details:not([open]) > :not(summary)').last();
  const isVisible = () => answer.evaluate((element) => element.checkVisibility());
  expect(await isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await isVisible()).toBe(false);
});

for (const [index, path] of [
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
  labelPath,
  '/send-a-prescription/card',
].entries()) {
  const tag = index === 0 ? {} : full;
  test(
    `prints ${path} on one Letter page in 12 pt, or on two in large print`,
    tag,
    async ({ page }) => {
      await openToPrint(page, path);
      await awaitFonts(page);
      const print = () => page.pdf({ format: 'Letter', preferCSSPageSize: true });
      await page.emulateMedia({ media: 'print' });
      expect(countPages(await print())).toBe(1);
      if ((await page.locator('[name="large-print"]').count()) === 0) return;
      expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(12);
      await page.evaluate(() => {
        for (const box of document.querySelectorAll<HTMLInputElement>('[name="large-print"]')) {
          box.checked = true;
        }
      });
      expect(countPages(await print())).toBeLessThanOrEqual(2);
      expect(await page.evaluate(smallestText)).toBeGreaterThanOrEqual(16);
      // Browsers shrink a page that is wider than the paper.
      await page.setViewportSize({ width: 725, height: 934 });
      const getWidth = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(getWidth)).toBeLessThanOrEqual(725);
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

/** These sizes are in pixels, without the margins in app/styles/print.css. */
const paperSizes = { Letter: { width: 680, height: 934 }, A4: { width: 657, height: 1001 } };

/**
 * Breaks the page as a printer would. Columns with the size of the paper break by the same rules, and
 * the test can measure them.
 */
async function layOutOnPaper(page: Page, path: string, { width, height }: typeof paperSizes.A4) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  await openToPrint(page, path);
  await awaitFonts(page);
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

function findBadBreaks(pageWidth: number): string[] {
  const problems: string[] = [];
  const getPageNumber = ({ left, right }: DOMRect) =>
    Math.floor((left + right) / 2 / (pageWidth + 100));
  const getBoxes = (element: Element) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const findFirstPage = (element: Element) => getBoxes(element).map(getPageNumber)[0];
  const findLastPage = (element: Element) => getBoxes(element).map(getPageNumber).at(-1);
  const getExcerpt = (element: Element) => element.textContent?.trim().slice(0, 40);
  const listVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && getBoxes(element).length > 0,
    );

  // Headings and lead paragraphs must stay with the text after them.
  const blocks = listVisible('main :is(h1, h2, h3, h4, p, li, tr, dt, dd, address)');
  for (const [index, element] of blocks.entries()) {
    const nextBlock = blocks[index + 1];
    const isHeading = element.matches('h1, h2, h3, h4, .lead');
    if (isHeading && nextBlock && findFirstPage(nextBlock) !== findLastPage(element)) {
      problems.push(`separated from its text: ${getExcerpt(element)}`);
    }
  }
  for (const element of listVisible('main *')) {
    const { borderLeftWidth, borderTopWidth } = getComputedStyle(element);
    const hasFrame = borderLeftWidth !== '0px' && borderTopWidth !== '0px';
    if (
      (hasFrame || element.matches('aside')) &&
      findFirstPage(element) !== findLastPage(element)
    ) {
      problems.push(`split across pages: ${getExcerpt(element)}`);
    }
  }
  const lastLineBottom = Math.max(
    ...blocks
      .filter((element) => findFirstPage(element) === 0)
      .map((element) => element.getBoundingClientRect().bottom),
  );
  if (lastLineBottom < window.innerHeight / 2) problems.push('the first page is half empty');
  const [footer] = listVisible('body > footer');
  if (!footer || findLastPage(footer) !== 0) problems.push('the footer isn’t on the first page');
  const footerBottom = footer?.getBoundingClientRect().bottom ?? 0;
  if ((blocks[0]?.getBoundingClientRect().top ?? 0) < footerBottom)
    problems.push('the footer covers the title');
  return problems;
}

for (const [name, size] of Object.entries(paperSizes)) {
  for (const path of [
    '/faq',
    '/',
    '/shipping',
    '/services',
    '/learn/skin/acne',
    '/learn/condition/acne',
    getPostPath(reviewedArticle),
    '/privacy',
    '/your-medicine',
    '/specialists/prescribing',
    sheetPath(sheet.slug),
  ]) {
    const tag = path === '/faq' ? {} : full;
    test(`breaks ${path} on ${name} only between blocks`, tag, async ({ page }) => {
      await layOutOnPaper(page, path, size);
      expect(await page.evaluate(findBadBreaks, size.width)).toEqual([]);
    });
  }
}
