import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import { pages, shell } from '#library/words.ts';
import { expect, expectAccessibleEverywhere, noScriptTest, openHydrated, test } from './site.ts';

const { field, none, often } = pages.search;

const getBox = (page: Page) => page.getByRole('searchbox', { name: field.label });
const getStatus = (page: Page) => page.getByRole('main').getByRole('status').first();
const getResults = (page: Page) => page.locator('main ol > li');

test('marks the words in an accessible result and links to its section', async ({ page }) => {
  await page.goto('/search?q=delivery');
  await expectAccessibleEverywhere(page);
  await expect(getResults(page).locator('mark').first()).toHaveText(/deliver/i);
  const link = getResults(page).locator('a[href*="#"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('loads the index on the first key press and keeps the query in the URL', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openHydrated(page, '/search');
  await expect(getBox(page)).toBeFocused();
  expect(requestedPaths).not.toContain(searchIndexPath);

  await page.keyboard.type('delivry');
  await expect(getResults(page).first()).toContainText(/deliver/i);
  expect(requestedPaths.filter((path) => path === searchIndexPath)).toHaveLength(1);
  await expect(page).toHaveURL('/search?q=delivry');
  await expect(getStatus(page)).toContainText('delivry');

  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(getBox(page)).toHaveValue('');
  await expect(getResults(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: often.title })).toBeVisible();
});

test('adds one history entry if the user types again before results appear', async ({ page }) => {
  await openHydrated(page, '/search');
  await getBox(page).evaluate((input: HTMLInputElement) => {
    const { pushState } = history;
    history.pushState = (...entry) => {
      history.pushState = pushState;
      history.pushState(...entry);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'de');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await page.keyboard.type('d');
  await expect(page).toHaveURL('/search?q=de');
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('returns the focus to a result opened by keyboard, without scrolling', async ({ page }) => {
  await openHydrated(page, '/search');
  await page.keyboard.type('delivery');
  const lastLink = getResults(page).locator('h2 a').last();
  await lastLink.focus();
  await page.evaluate(() => scrollTo(0, 100));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/search');
  await page.goBack();
  await expect(lastLink).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('searches on the server with Enter when the index is missing', async ({ page }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 204 }));
  await openHydrated(page, '/search');
  await getBox(page).fill('prices');
  await expect(page).toHaveURL('/search?q=prices');
  await page.keyboard.press('Enter');
  await expect(getResults(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=prices#q');
  await expect(getBox(page)).toBeFocused();
});

noScriptTest('searches from the header and from Learn without JavaScript', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: shell.search.label }).click();
  await expect(page).toHaveURL('/search');
  await getBox(page).fill('refil');
  await page.getByRole('button', { name: field.submit }).click();
  await expect(page).toHaveURL('/search?q=refil#q');
  await expect(getResults(page).locator('mark').first()).toHaveText(/refill/i);
  await expect(getStatus(page)).toContainText('refil');
  await expect(getBox(page)).toHaveValue('refil');
  await page.goto('/learn');
  await page.getByRole('main').getByRole('searchbox').fill('acne');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=acne#q');
});

noScriptTest('suggests a next step or a number to call in an emergency', async ({ page }) => {
  await page.goto('/search?q=zzzzqqq');
  const title = fillIn(none.title, { query: 'zzzzqqq' });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: none.link.label }).first()).toBeVisible();
  await page.goto('/search?q=anaphylaxis');
  await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeInViewport();
});
