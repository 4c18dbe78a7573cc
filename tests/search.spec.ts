import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import { searchIndexPath } from '#library/search/index-file.ts';
import { pages, shell } from '#library/words.ts';
import { expect, expectAccessibleEverywhere, openHydrated, test } from './site.ts';

const { field, none, often } = pages.search;

const box = (page: Page) => page.getByRole('searchbox', { name: field.label });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const found = (page: Page) => page.locator('main ol > li');
const nothing = (page: Page) =>
  page.getByRole('heading', { name: fillIn(none.title, { query: 'zzzzqqq' }) });

test('an answer leads to the place in the page, with its words marked', async ({ page }) => {
  await page.goto('/search?q=delivery');
  await expect(found(page).locator('mark').first()).toHaveText(/deliver/i);
  const place = found(page).locator('a[href*="#"]').first();
  const address = (await place.getAttribute('href')) ?? '';
  await place.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('the words of all pages load after the first key, and the address follows', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/search');
  await expect(box(page)).toBeFocused();
  expect(asked).not.toContain(searchIndexPath);

  await page.keyboard.type('delivry');
  await expect(found(page).first()).toContainText(/deliver/i);
  expect(asked.filter((path) => path === searchIndexPath)).toHaveLength(1);
  await expect(page).toHaveURL('/search?q=delivry');
  await expect(line(page)).toContainText('delivry');

  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(found(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: often.title })).toBeVisible();
});

test('both places of the search give the same answer', async ({ page }) => {
  const links = () =>
    found(page)
      .locator('h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto('/search?q=capsul');
  const fromServer = await links();
  expect(fromServer.length).toBeGreaterThan(0);
  await openHydrated(page, '/search');
  await box(page).fill('capsul');
  await expect(found(page)).toHaveCount(fromServer.length);
  expect(await links()).toEqual(fromServer);
});

test('an emergency shows a number to call while it is typed', async ({ page }) => {
  await openHydrated(page, '/search');
  await box(page).fill('i want to kill myself');
  await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeInViewport();
  await box(page).fill('anaphylaxis');
  await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeInViewport();
  await expect(page.getByRole('main').locator('a[href="tel:988"]')).toHaveCount(0);
});

test('where the words of all pages do not come, Enter asks the server', async ({ page }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 204 }));
  await openHydrated(page, '/search');
  await box(page).fill('prices');
  await page.keyboard.press('Enter');
  await expect(found(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=prices');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/404/] });

  test('the button of the header leads to a form that the server answers', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: shell.search.label }).click();
    await expect(page).toHaveURL('/search');
    await box(page).fill('refil');
    await page.getByRole('button', { name: field.submit }).click();
    await expect(page).toHaveURL('/search?q=refil');
    await expect(found(page).locator('mark').first()).toHaveText(/refill/i);
    await expect(line(page)).toContainText('refil');
    await expect(box(page)).toHaveValue('refil');
  });

  test('a search without results leads on, and an emergency to a number to call', async ({
    page,
  }) => {
    await page.goto('/search?q=zzzzqqq');
    await expect(nothing(page)).toBeVisible();
    await expect(page.getByRole('link', { name: none.link.label }).first()).toBeVisible();
    await page.goto('/search?q=anaphylaxis');
    await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeInViewport();
  });

  for (const path of ['/learn', '/no-such-page']) {
    test(`${path} has a field that searches the site`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('searchbox').fill('acne');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=acne');
      await expect(found(page).first()).toBeVisible();
    });
  }
});

test('results are accessible, fit the window, and stay out of search engines', async ({ page }) => {
  await page.goto('/search?q=delivery');
  await expectAccessibleEverywhere(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
