import type { Locator } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from './site.ts';

/** With the reader's own colors in place of ours, what we show by color must show all the same. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
});

/**
 * Whether the mark before or after an element is painted. Firefox drops backgrounds of every kind,
 * images included, unless a part says that its colors are meant.
 */
const painted = (locator: Locator, part: '::before' | '::after') =>
  locator.evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const ground = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor];
    const drawn = style.backgroundImage !== 'none' || !ground.includes(style.backgroundColor);
    return drawn && style.opacity !== '0' && style.forcedColorAdjust === 'none';
  }, part);

test('the chosen tab is marked', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  expect(await painted(page.getByRole('tab', { selected: true }), '::after')).toBe(true);
  expect(await painted(page.getByRole('tab', { selected: false }).first(), '::after')).toBe(false);
});

test('the chosen topic is marked', async ({ page }) => {
  await page.goto('/blog');
  const marked = await page
    .locator('fieldset')
    .getByRole('button')
    .evaluateAll((topics) => {
      // What a browser makes of a system color can only be asked of an element.
      const probe = document.createElement('i');
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).backgroundColor;
      return topics
        .filter((topic) => getComputedStyle(topic).backgroundColor === highlight)
        .map(({ textContent }) => textContent);
    });
  expect(marked).toEqual(['All Topics']);
});

test('the current page is marked, in the header and in the menu', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('navigation', { name: 'Main' });
  expect(await painted(header.getByRole('link', { name: 'About Us' }), '::after')).toBe(true);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = page.locator('#menu').getByRole('list').getByRole('link');
  await expect(links.filter({ hasText: 'About Us' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(links.filter({ hasText: 'FAQ' })).toHaveCSS('text-decoration-line', 'none');
});

for (const [what, path, selector, part] of [
  ['the mark of a question', '/faq', 'summary', '::after'],
  ['the arrow of a link', '/', 'main .arrow', '::after'],
  ['the drop of a list', '/learn/skin/acne', 'article ul:not([class]) > li', '::before'],
  ['the drop of a warning sign', '/learn/skin/acne', 'article section li', '::before'],
] as const) {
  test(`${what} shows`, async ({ page }) => {
    await page.goto(path);
    expect(await painted(page.locator(selector).first(), part)).toBe(true);
  });
}
