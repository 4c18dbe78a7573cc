import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, openHydrated, test } from './site.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, id: string) => page.locator(`#${id}`);

async function expectOpen(page: Page, name: string, id: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, id)).toBeVisible();
}

test.describe('Tabs', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/services?utm_source=letter');
  });

  test('move with the arrow keys, around the ends, and with Home and End', async ({ page }) => {
    await tab(page, 'Quality Control').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Premium Ingredients')).toBeFocused();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Advanced Technology')).toBeFocused();
    await expectOpen(page, 'Advanced Technology', 'technology');
    await page.keyboard.press('Home');
    await expectOpen(page, 'Quality Control', 'quality');
    await page.keyboard.press('End');
    await expectOpen(page, 'Advanced Technology', 'technology');
  });

  test('open only the last tab of quick key presses, with one history entry', async ({ page }) => {
    // Moves the focus like arrow keys, but faster than a frame.
    const moveFocus = (...indexes: number[]) =>
      page.getByRole('tab').evaluateAll((tabs, order) => {
        for (const index of order) tabs[index]?.focus();
      }, indexes);
    await moveFocus(0, 1, 2, 1);
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await expect(page).toHaveURL('/services?utm_source=letter#ingredients');
    await moveFocus(2, 1);
    // Leave time for a late change of the tab or the history.
    await page.waitForTimeout(500);
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.goBack();
    await expect(page).toHaveURL('/services?utm_source=letter');
  });

  test('are one stop of the Tab key, followed by the open panel', async ({ page }) => {
    await tab(page, 'Premium Ingredients').click();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'ingredients')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Premium Ingredients')).toBeFocused();
  });

  test('write the hash of the URL, and Back and Forward follow it', async ({ page }) => {
    await tab(page, 'Premium Ingredients').click();
    await expect(page).toHaveURL('/services?utm_source=letter#ingredients');
    await tab(page, 'Advanced Technology').click();
    await expect(page).toHaveURL('/services?utm_source=letter#technology');
    await page.goBack();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.goBack();
    await expect(page).toHaveURL('/services?utm_source=letter');
    await expectOpen(page, 'Quality Control', 'quality');
    await page.goForward();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
  });

  test('don’t scroll the page when they open or when Back closes them', async ({ page }) => {
    await tab(page, 'Quality Control').evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 300);
    });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await tab(page, 'Premium Ingredients').click();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goBack();
    await expectOpen(page, 'Quality Control', 'quality');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await panel(page, 'quality').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Quality Control')).toBeFocused();
  });

  test('open from a link, and stay open on reload', async ({ page }) => {
    await page.goto('about:blank');
    await openHydrated(page, '/services#technology');
    await expectOpen(page, 'Advanced Technology', 'technology');
    await expect(panel(page, 'technology')).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await expectOpen(page, 'Advanced Technology', 'technology');
  });

  test('print one below the other, each under its name', async ({ page }) => {
    await tab(page, 'Premium Ingredients').click();
    await page.emulateMedia({ media: 'print' });
    for (const id of ['quality', 'ingredients', 'technology']) {
      await expect(panel(page, id)).toBeVisible();
    }
    await expect(panel(page, 'technology').locator('h3')).toContainText('Advanced Technology:');
    await expect(page.locator('nav').filter({ hasText: 'Premium Ingredients' })).toBeHidden();
  });
});

test.describe('Tabs whose script never arrives', () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module/] });

  test('open by the hash of the URL', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services');
    await expect(panel(page, 'quality')).toBeVisible();
    await expect(panel(page, 'technology')).toBeHidden();
    const link = page.getByRole('link', { name: 'Advanced Technology' });
    const color = () => link.evaluate((element) => getComputedStyle(element).color);
    const closedColor = await color();
    await link.click();
    await expect(panel(page, 'technology')).toBeVisible();
    await expect(panel(page, 'quality')).toBeHidden();
    expect(await color()).not.toBe(closedColor);
  });
});

test.describe('Tabs without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are sections, each under its heading', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const id of ['quality', 'ingredients', 'technology']) {
      await expect(panel(page, id)).toBeVisible();
    }
    await expect(panel(page, 'quality').getByRole('heading')).toHaveText(/^Quality Control: /);
    await page.getByRole('link', { name: 'Advanced Technology' }).click();
    await expect(panel(page, 'technology')).toBeInViewport();
    await expect(panel(page, 'quality')).toBeVisible();
  });
});
