import type { Locator } from '@playwright/test';
import { desktop, expect, full, openHydrated, phone, test } from './site.ts';

/** Indicators that depend on color must also be visible in the reader's system colors. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
});

/**
 * Checks whether an element's ::before or ::after is painted. Firefox drops all backgrounds unless
 * forced-color-adjust is none.
 */
const isPainted = (locator: Locator, pseudoElement: '::before' | '::after') =>
  locator.evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const backgrounds = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor];
    const hasColor =
      style.backgroundImage !== 'none' || !backgrounds.includes(style.backgroundColor);
    return hasColor && style.opacity !== '0' && style.forcedColorAdjust === 'none';
  }, pseudoElement);

test('marks the selected tab', full, async ({ page }) => {
  await openHydrated(page, '/services');
  expect(await isPainted(page.getByRole('tab', { selected: true }), '::after')).toBe(true);
  const otherTab = page.getByRole('tab', { selected: false }).first();
  expect(await isPainted(otherTab, '::after')).toBe(false);
});

test('marks the current page in the header and in the menu', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('navigation', { name: 'Main' });
  expect(await isPainted(header.getByRole('link', { name: 'About Us' }), '::after')).toBe(true);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = page.locator('#menu').getByRole('list').getByRole('link');
  const currentLink = links.filter({ hasText: 'About Us' });
  await expect(currentLink).toHaveCSS('text-decoration-line', 'underline');
  await expect(links.filter({ hasText: 'FAQ' })).toHaveCSS('text-decoration-line', 'none');
});

test('shows the icons of questions and links and the bullets of lists', full, async ({ page }) => {
  for (const [path, selector, pseudoElement] of [
    ['/faq', 'summary', '::after'],
    ['/', 'main .arrow', '::after'],
    ['/learn/skin/acne', 'article section li', '::before'],
  ] as const) {
    await page.goto(path);
    expect(await isPainted(page.locator(selector).first(), pseudoElement), selector).toBe(true);
  }
});
