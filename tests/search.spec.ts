import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import { pages, shell } from '#library/words.ts';
import { expect, expectAccessibleEverywhere, openHydrated, test } from './site.ts';

const { field, none, often } = pages.search;

const box = (page: Page) => page.getByRole('searchbox', { name: field.label });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const results = (page: Page) => page.locator('main ol > li');
const noResults = (page: Page) =>
  page.getByRole('heading', { name: fillIn(none.title, { query: 'zzzzqqq' }) });

test('marks the words in a result and links to its section', async ({ page }) => {
  await page.goto('/search?q=delivery');
  await expect(results(page).locator('mark').first()).toHaveText(/deliver/i);
  const link = results(page).locator('a[href*="#"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('loads the index on the first key, and keeps the query in the URL', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openHydrated(page, '/search');
  await expect(box(page)).toBeFocused();
  expect(requested).not.toContain(searchIndexPath);

  await page.keyboard.type('delivry');
  await expect(results(page).first()).toContainText(/deliver/i);
  expect(requested.filter((path) => path === searchIndexPath)).toHaveLength(1);
  await expect(page).toHaveURL('/search?q=delivry');
  await expect(line(page)).toContainText('delivry');

  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: often.title })).toBeVisible();
});

test('adds one history entry if the next key comes before the results', async ({ page }) => {
  await openHydrated(page, '/search');
  await box(page).evaluate((input: HTMLInputElement) => {
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

test('gives the same results on the server and in the browser', async ({ page }) => {
  const links = () =>
    results(page)
      .locator('h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto('/search?q=capsul');
  const fromServer = await links();
  expect(fromServer.length).toBeGreaterThan(0);
  await openHydrated(page, '/search');
  await box(page).fill('capsul');
  await expect(results(page)).toHaveCount(fromServer.length);
  expect(await links()).toEqual(fromServer);
});

test('shows a number to call while an emergency is typed', async ({ page }) => {
  await openHydrated(page, '/search');
  await box(page).fill('i want to kill myself');
  await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeInViewport();
  await box(page).fill('anaphylaxis');
  await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeInViewport();
  await expect(page.getByRole('main').locator('a[href="tel:988"]')).toHaveCount(0);
});

test('searches on the server with Enter when the index is missing', async ({ page }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 204 }));
  await openHydrated(page, '/search');
  await box(page).fill('prices');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=prices');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/404/] });

  test('searches on the server from the header’s button', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: shell.search.label }).click();
    await expect(page).toHaveURL('/search');
    await box(page).fill('refil');
    await page.getByRole('button', { name: field.submit }).click();
    await expect(page).toHaveURL('/search?q=refil');
    await expect(results(page).locator('mark').first()).toHaveText(/refill/i);
    await expect(line(page)).toContainText('refil');
    await expect(box(page)).toHaveValue('refil');
  });

  test('offers a next step without results, and a number to call in an emergency', async ({
    page,
  }) => {
    await page.goto('/search?q=zzzzqqq');
    await expect(noResults(page)).toBeVisible();
    await expect(page.getByRole('link', { name: none.link.label }).first()).toBeVisible();
    await page.goto('/search?q=anaphylaxis');
    await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeInViewport();
  });

  for (const path of ['/learn', '/no-such-page']) {
    test(`searches the site from ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('searchbox').fill('acne');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=acne');
      await expect(results(page).first()).toBeVisible();
    });
  }
});

test('is accessible with results, fits the window, and is not indexed', async ({ page }) => {
  await page.goto('/search?q=delivery');
  await expectAccessibleEverywhere(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
