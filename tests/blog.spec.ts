import type { Page } from '@playwright/test';
import { blog } from '#library/blog/blog.ts';
import { topics } from '#library/blog/categories.ts';
import { blogIndexPath } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import { resultLine } from '#library/search/query.ts';
import { pages } from '#library/words.ts';
import { articles, newest, rare, shared } from './articles.ts';
import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  holdScripts,
  hydrated,
  openHydrated,
  phone,
  test,
} from './site.ts';

const { featured, filters, results } = pages.blog;
const others = articles.length - 1;
/** Another topic than that of the article with the rare word. */
const otherTopic = topics.find(({ name }) => name !== rare.article.category)?.name ?? '';
const inTopic = (slug: string) => articles.filter(({ categorySlug }) => categorySlug === slug);

const found = (count: number, text: string) => resultLine(count, text, results);
const countOf = (text: string, category = '') => blog().search({ text, category }).length;

const box = (page: Page) => page.getByRole('searchbox', { name: filters.search });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const readButton = (page: Page) =>
  page.getByRole('link', { name: fillIn(featured.readNamed, { title: newest.title }) });
/** The cards, without the featured article, which has a button of its own. */
const cards = (page: Page) => page.getByRole('article').filter({ hasNot: readButton(page) });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });
const nothing = (page: Page) => page.getByRole('heading', { name: results.none });

test.describe('search', () => {
  test('finds words of the content, marks them, and loads the texts only then', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/blog');
    expect(asked).not.toContain(blogIndexPath);

    await box(page).fill(rare.word.toUpperCase());
    await expect(line(page)).toHaveText(found(1, rare.word.toUpperCase()));
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('mark')).toHaveText(rare.word);
    expect(asked).toContain(blogIndexPath);
  });

  test('filters by topic first, then by words, and keeps both in the address', async ({ page }) => {
    const { category, categorySlug } = newest;
    await openHydrated(page, '/blog');
    await chip(page, category).click();
    await expect(page).toHaveURL(`/blog?category=${categorySlug}`);
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page)).toHaveCount(inTopic(categorySlug).length);

    await box(page).fill(shared);
    await expect(page).toHaveURL(`/blog?q=${shared}&category=${categorySlug}`);
    await expect(cards(page)).toHaveCount(countOf(shared, categorySlug));
    for (const card of await cards(page).all()) await expect(card).toContainText(category);

    await chip(page, filters.allTopics).click();
    await expect(page).toHaveURL(`/blog?q=${shared}`);
    await expect(cards(page)).toHaveCount(countOf(shared));
  });

  test('can be shared: the address alone brings it back', async ({ page }) => {
    await page.goto(`/blog?q=${rare.word}&category=${rare.article.categorySlug}`);
    await expect(line(page)).toHaveText(found(1, rare.word));
    await expect(box(page)).toHaveValue(rare.word);
    await expect(pressed(page)).toHaveText(rare.article.category);
    await hydrated(page);
    await expect(line(page)).toHaveText(found(1, rare.word));
    await expect(cards(page).locator('mark')).toHaveText(rare.word);
  });

  test('is undone by Back and done again by Forward', async ({ page }) => {
    await openHydrated(page, '/blog');
    await box(page).pressSequentially('cats');
    await expect(page).toHaveURL('/blog?q=cats');
    await box(page).pressSequentially(' lick');
    await expect(page).toHaveURL('/blog?q=cats+lick');

    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(line(page)).toHaveText('');
    await expect(cards(page)).toHaveCount(others);

    await page.goForward();
    await expect(box(page)).toHaveValue('cats lick');
    await expect(line(page)).toHaveText(found(countOf('cats lick'), 'cats lick'));
  });

  test('says so when nothing is found, and resets both filters', async ({ page }) => {
    await openHydrated(page, '/blog');
    await chip(page, otherTopic).click();
    await box(page).fill('no such words');
    await expect(nothing(page)).toBeVisible();
    await expect(line(page)).toHaveText(found(0, 'no such words'));
    await page.getByRole('button', { name: results.reset }).click();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(pressed(page)).toHaveText(filters.allTopics);
    await expect(cards(page)).toHaveCount(others);
  });

  test('takes over what was typed before script ran', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/blog');
    await box(page).fill(rare.word);
    releaseScripts();
    await expect(line(page)).toHaveText(found(1, rare.word));
    await expect(box(page)).toHaveValue(rare.word);
  });

  test.describe('without the texts', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('is answered by the server', async ({ page }) => {
      await page.route(`**${blogIndexPath}`, (route) => route.fulfill({ status: 404, body: '' }));
      await openHydrated(page, '/blog');
      await box(page).fill(rare.word);
      await box(page).press('Enter');
      await expect(line(page)).toHaveText(found(1, rare.word));
      await expect(cards(page).locator('mark')).toHaveText(rare.word);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, keeps the topic, and can be reset', async ({ page }) => {
    const { category, categorySlug } = rare.article;
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(others);
    await chip(page, category).click();
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page)).toHaveCount(inTopic(categorySlug).length);

    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await box(page).fill(rare.word);
    await page.getByRole('button', { name: filters.submit, exact: true }).click();
    await expect(line(page)).toHaveText(found(1, rare.word));
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page).locator('mark')).toHaveText(rare.word);

    await chip(page, otherTopic).click();
    await expect(box(page)).toHaveValue(rare.word);
    await expect(nothing(page)).toBeVisible();
    await page.getByRole('button', { name: results.reset }).click();
    await expect(cards(page)).toHaveCount(others);
    await expect(box(page)).toHaveValue('');
  });
});

test('a search that finds nothing is accessible, and is no markup in the page', async ({
  page,
}) => {
  const hostile = '<img src=x onerror=alert(1)>"';
  await page.goto(`/blog?q=${encodeURIComponent(hostile)}`);
  await expect(line(page)).toHaveText(found(0, hostile));
  await expect(page.locator('img')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('the index features the newest article and opens the others at their top', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(newest.title);
  await expect(cards(page).getByRole('heading')).toHaveText(
    articles.slice(1).map(({ title }) => title),
  );
  const link = cards(page).last().getByRole('link');
  const address = await link.getAttribute('href');
  await cards(page).last().scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
