import type { Locator } from '@playwright/test';
import { desktop, expect, openHydrated, phone, test } from './site.ts';

/** What we show by color must also show in the reader's own colors. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
});

/**
 * Whether the mark before or after an element is painted. Firefox drops all backgrounds unless
 * forced-color-adjust is none.
 */
const painted = (locator: Locator, part: '::before' | '::after') =>
  locator.evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const ground = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor];
    const drawn = style.backgroundImage !== 'none' || !ground.includes(style.backgroundColor);
    return drawn && style.opacity !== '0' && style.forcedColorAdjust === 'none';
  }, part);

test('the chosen tab is marked', async ({ page }) => {
  await openHydrated(page, '/services');
  expect(await painted(page.getByRole('tab', { selected: true }), '::after')).toBe(true);
  expect(await painted(page.getByRole('tab', { selected: false }).first(), '::after')).toBe(false);
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

test('marks of questions, links and lists show', async ({ page }) => {
  for (const [path, selector, part] of [
    ['/faq', 'summary', '::after'],
    ['/', 'main .arrow', '::after'],
    ['/learn/skin/acne', 'article section li', '::before'],
  ] as const) {
    await page.goto(path);
    expect(await painted(page.locator(selector).first(), part), selector).toBe(true);
  }
});
