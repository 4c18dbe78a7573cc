import type { Page } from '@playwright/test';
import { blog } from '#library/blog/blog.ts';
import { topics } from '#library/blog/categories.ts';
import { blogIndexPath } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import { resultLine } from '#library/search/query.ts';
import { pages } from '#library/words.ts';
import { articles, newestArticle, rareWord, sharedWord } from './articles.ts';
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
const cardCount = articles.length - 1;
/** A topic without the rare word. */
const otherTopic = topics.find(({ name }) => name !== rareWord.article.category)?.name ?? '';
const inTopic = (slug: string) => articles.filter(({ categorySlug }) => categorySlug === slug);

const resultText = (count: number, text: string) => resultLine(count, text, results);
const countOf = (text: string, category = '') => blog().search({ text, category }).length;

const box = (page: Page) => page.getByRole('searchbox', { name: filters.search });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
const readButton = (page: Page) =>
  page.getByRole('link', { name: fillIn(featured.readNamed, { title: newestArticle.title }) });
/** The cards, without the featured article, which has a button of its own. */
const cards = (page: Page) => page.getByRole('article').filter({ hasNot: readButton(page) });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });
const noResults = (page: Page) => page.getByRole('heading', { name: results.none });

test.describe('search', () => {
  test('finds and marks words in articles, whose texts load on the first search', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openHydrated(page, '/blog');
    expect(requested).not.toContain(blogIndexPath);

    await box(page).fill(rareWord.word.toUpperCase());
    await expect(line(page)).toHaveText(resultText(1, rareWord.word.toUpperCase()));
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('mark')).toHaveText(rareWord.word);
    expect(requested).toContain(blogIndexPath);
  });

  test('filters by topic and words, and keeps both in the URL', async ({ page }) => {
    const { category, categorySlug } = newestArticle;
    await openHydrated(page, '/blog');
    await chip(page, category).click();
    await expect(page).toHaveURL(`/blog?category=${categorySlug}`);
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page)).toHaveCount(inTopic(categorySlug).length);

    await box(page).fill(sharedWord);
    await expect(page).toHaveURL(`/blog?q=${sharedWord}&category=${categorySlug}`);
    await expect(cards(page)).toHaveCount(countOf(sharedWord, categorySlug));
    for (const card of await cards(page).all()) await expect(card).toContainText(category);

    await chip(page, filters.allTopics).click();
    await expect(page).toHaveURL(`/blog?q=${sharedWord}`);
    await expect(cards(page)).toHaveCount(countOf(sharedWord));
  });

  test('restores a search from its URL', async ({ page }) => {
    await page.goto(`/blog?q=${rareWord.word}&category=${rareWord.article.categorySlug}`);
    await expect(line(page)).toHaveText(resultText(1, rareWord.word));
    await expect(box(page)).toHaveValue(rareWord.word);
    await expect(pressed(page)).toHaveText(rareWord.article.category);
    await hydrated(page);
    await expect(line(page)).toHaveText(resultText(1, rareWord.word));
    await expect(cards(page).locator('mark')).toHaveText(rareWord.word);
  });

  test('follows Back and Forward', async ({ page }) => {
    await openHydrated(page, '/blog');
    await box(page).pressSequentially('cats');
    await expect(page).toHaveURL('/blog?q=cats');
    await box(page).pressSequentially(' lick');
    await expect(page).toHaveURL('/blog?q=cats+lick');

    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(line(page)).toHaveText('');
    await expect(cards(page)).toHaveCount(cardCount);

    await page.goForward();
    await expect(box(page)).toHaveValue('cats lick');
    await expect(line(page)).toHaveText(resultText(countOf('cats lick'), 'cats lick'));
  });

  test('shows that nothing matches, and resets both filters', async ({ page }) => {
    await openHydrated(page, '/blog');
    await chip(page, otherTopic).click();
    await box(page).fill('no such words');
    await expect(noResults(page)).toBeVisible();
    await expect(line(page)).toHaveText(resultText(0, 'no such words'));
    await page.getByRole('button', { name: results.reset }).click();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(pressed(page)).toHaveText(filters.allTopics);
    await expect(cards(page)).toHaveCount(cardCount);
  });

  test('keeps text that was typed before hydration', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/blog');
    await box(page).fill(rareWord.word);
    releaseScripts();
    await expect(line(page)).toHaveText(resultText(1, rareWord.word));
    await expect(box(page)).toHaveValue(rareWord.word);
  });

  test.describe('without the texts', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('falls back to the server', async ({ page }) => {
      await page.route(`**${blogIndexPath}`, (route) => route.fulfill({ status: 404, body: '' }));
      await openHydrated(page, '/blog');
      await box(page).fill(rareWord.word);
      await box(page).press('Enter');
      await expect(line(page)).toHaveText(resultText(1, rareWord.word));
      await expect(cards(page).locator('mark')).toHaveText(rareWord.word);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, keeps the topic and resets', async ({ page }) => {
    const { category, categorySlug } = rareWord.article;
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(cardCount);
    await chip(page, category).click();
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page)).toHaveCount(inTopic(categorySlug).length);

    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await box(page).fill(rareWord.word);
    await page.getByRole('button', { name: filters.submit, exact: true }).click();
    await expect(line(page)).toHaveText(resultText(1, rareWord.word));
    await expect(pressed(page)).toHaveText(category);
    await expect(cards(page).locator('mark')).toHaveText(rareWord.word);

    await chip(page, otherTopic).click();
    await expect(box(page)).toHaveValue(rareWord.word);
    await expect(noResults(page)).toBeVisible();
    await page.getByRole('button', { name: results.reset }).click();
    await expect(cards(page)).toHaveCount(cardCount);
    await expect(box(page)).toHaveValue('');
  });
});

test('escapes the query and stays accessible without results', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>"';
  await page.goto(`/blog?q=${encodeURIComponent(hostile)}`);
  await expect(line(page)).toHaveText(resultText(0, hostile));
  await expect(page.locator('img')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('features the newest article, and opens the others at the top', async ({ page }) => {
  await openHydrated(page, '/blog');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
    newestArticle.title,
  );
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
