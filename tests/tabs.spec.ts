import type { Page } from '@playwright/test';
import {
  allowErrors,
  awaitHydration,
  expect,
  expectAccessible,
  noScriptTest,
  openHydrated,
  test,
} from './site.ts';

const getTab = (page: Page, name: string) => page.getByRole('tab', { name });
const getPanel = (page: Page, id: string) => page.locator(`#${id}`);

async function expectOpen(page: Page, name: string, id: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(getPanel(page, id)).toBeVisible();
}

test.describe('tabs', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/services?utm_source=letter');
  });

  test('moves with the arrow keys, Home and End, and is one Tab stop', async ({ page }) => {
    await getTab(page, 'Quality Control').focus();
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, 'Premium Ingredients')).toBeFocused();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(getTab(page, 'Advanced Technology')).toBeFocused();
    await expectOpen(page, 'Advanced Technology', 'technology');
    await page.keyboard.press('Home');
    await expectOpen(page, 'Quality Control', 'quality');
    await page.keyboard.press('End');
    await expectOpen(page, 'Advanced Technology', 'technology');
    await page.keyboard.press('End');
    await page.waitForTimeout(200);
    await expect(getTab(page, 'Advanced Technology')).toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.keyboard.press('Tab');
    await expect(getPanel(page, 'ingredients')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(getTab(page, 'Premium Ingredients')).toBeFocused();
  });

  test('opens only the last tab after quick key presses', async ({ page }) => {
    // Move the focus as arrow keys do, but faster than an animation frame.
    const moveFocus = (...indexes: number[]) =>
      page.getByRole('tab').evaluateAll((tabs, order) => {
        for (const index of order) tabs[index]?.focus();
      }, indexes);
    await moveFocus(0, 1, 2, 1);
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await expect(page).toHaveURL('/services?utm_source=letter#ingredients');
    await moveFocus(2, 1);
    // Leave time for a late change to the tab or the history.
    await page.waitForTimeout(500);
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    await page.goBack();
    await expect(page).toHaveURL('/services?utm_source=letter');
  });

  test('follows Back and doesn’t scroll the page', async ({ page }) => {
    await getTab(page, 'Quality Control').evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 300);
    });
    const oldScroll = await page.evaluate(() => window.scrollY);
    expect(oldScroll).toBeGreaterThan(0);
    await getTab(page, 'Premium Ingredients').click();
    await expectOpen(page, 'Premium Ingredients', 'ingredients');
    expect(await page.evaluate(() => window.scrollY)).toBe(oldScroll);
    await expect(page).toHaveURL('/services?utm_source=letter#ingredients');
    await page.goBack();
    await expectOpen(page, 'Quality Control', 'quality');
    expect(await page.evaluate(() => window.scrollY)).toBe(oldScroll);
    await getPanel(page, 'quality').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(getTab(page, 'Quality Control')).toBeFocused();
  });

  test('opens from a link and stays open on reload', async ({ page }) => {
    await page.goto('about:blank');
    await openHydrated(page, '/services#technology');
    await expectOpen(page, 'Advanced Technology', 'technology');
    await expect(getPanel(page, 'technology')).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await awaitHydration(page);
    await expectOpen(page, 'Advanced Technology', 'technology');
  });

  test('prints all panels, each under its name', async ({ page }) => {
    await getTab(page, 'Premium Ingredients').click();
    await page.emulateMedia({ media: 'print' });
    for (const id of ['quality', 'ingredients', 'technology']) {
      await expect(getPanel(page, id)).toBeVisible();
    }
    await expect(getPanel(page, 'technology').locator('h3')).toContainText('Advanced Technology:');
    await expect(page.locator('nav').filter({ hasText: 'Premium Ingredients' })).toBeHidden();
  });
});

test('opens a tab by the URL hash if its script fails to load', async ({ page }) => {
  allowErrors(/ERR_FAILED|dynamically imported module/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/services');
  await expect(getPanel(page, 'quality')).toBeVisible();
  await expect(getPanel(page, 'technology')).toBeHidden();
  const link = page.getByRole('link', { name: 'Advanced Technology' });
  const getColor = () => link.evaluate((element) => getComputedStyle(element).color);
  const closedColor = await getColor();
  await link.click();
  await expect(getPanel(page, 'technology')).toBeVisible();
  await expect(getPanel(page, 'quality')).toBeHidden();
  expect(await getColor()).not.toBe(closedColor);
});

noScriptTest('shows sections, each under its heading, without JavaScript', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const id of ['quality', 'ingredients', 'technology']) {
    await expect(getPanel(page, id)).toBeVisible();
  }
  await expect(getPanel(page, 'quality').getByRole('heading')).toHaveText(/^Quality Control: /);
  await page.getByRole('link', { name: 'Advanced Technology' }).click();
  await expect(getPanel(page, 'technology')).toBeInViewport();
  await expect(getPanel(page, 'quality')).toBeVisible();
});
