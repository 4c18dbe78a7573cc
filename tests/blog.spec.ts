import type { Page } from '@playwright/test';
import { topics } from '#library/blog/categories.ts';
import { blogIndexPath } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import { resultLine } from '#library/search/query.ts';
import { pages } from '#library/words.ts';
import { articles, newestArticle, rareWord } from './articles.ts';
import {
  allowErrors,
  awaitHydration,
  expect,
  expectAccessibleEverywhere,
  expectNoHorizontalScroll,
  holdScripts,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

const { featured, filters, results } = pages.blog;
const cardCount = articles.length - 1;
/** No article on this topic contains `rareWord`. */
const otherTopic = topics.find(({ name }) => name !== rareWord.article.category)?.name ?? '';
const listArticles = (slug: string) => articles.filter(({ categorySlug }) => categorySlug === slug);

const getResultText = (count: number, text: string) => resultLine(count, text, results);

const getBox = (page: Page) => page.getByRole('searchbox', { name: filters.search });
const getChip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getStatus = (page: Page) => page.getByRole('main').getByRole('status').first();
const getReadButton = (page: Page) =>
  page.getByRole('link', { name: fillIn(featured.readNamed, { title: newestArticle.title }) });
/** The featured article has its own button and isn't a card. */
const getCards = (page: Page) => page.getByRole('article').filter({ hasNot: getReadButton(page) });
const getPressedChip = (page: Page) => page.getByRole('button', { pressed: true });
const getNoResults = (page: Page) => page.getByRole('heading', { name: results.none });

test('loads the index when the search box is used, and highlights matches', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openHydrated(page, '/blog');
  expect(requestedPaths).not.toContain(blogIndexPath);

  await getBox(page).fill(rareWord.word.toUpperCase());
  await expect(getStatus(page)).toHaveText(getResultText(1, rareWord.word.toUpperCase()));
  await expect(getCards(page)).toHaveCount(1);
  await expect(getCards(page).locator('mark')).toHaveText(rareWord.word);
  expect(requestedPaths).toContain(blogIndexPath);
});

test('filters by topic and words and keeps both in the URL', async ({ page }) => {
  const { category, categorySlug } = rareWord.article;
  const { word } = rareWord;
  await openHydrated(page, '/blog');
  await getChip(page, category).click();
  await expect(page).toHaveURL(`/blog?category=${categorySlug}`);
  await expect(getPressedChip(page)).toHaveText(category);
  await expect(getCards(page)).toHaveCount(listArticles(categorySlug).length);

  await getBox(page).fill(word);
  await expect(page).toHaveURL(`/blog?q=${word}&category=${categorySlug}`);
  await expect(getCards(page)).toHaveCount(1);

  await getChip(page, otherTopic).click();
  await expect(getCards(page)).toHaveCount(0);
  await getChip(page, filters.allTopics).click();
  await expect(page).toHaveURL(`/blog?q=${word}`);
  await expect(getCards(page)).toHaveCount(1);
});

test('shows that nothing matches and resets both filters', async ({ page }) => {
  await openHydrated(page, '/blog');
  await getChip(page, otherTopic).click();
  await getBox(page).fill('no such words');
  await expect(getNoResults(page)).toBeVisible();
  await expect(getStatus(page)).toHaveText(getResultText(0, 'no such words'));
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: results.reset }).click();
  await expect(page).toHaveURL('/blog');
  await expect(getBox(page)).toHaveValue('');
  await expect(getPressedChip(page)).toHaveText(filters.allTopics);
  await expect(getCards(page)).toHaveCount(cardCount);
});

test('keeps text that was typed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/blog');
  await getBox(page).fill(rareWord.word);
  releaseScripts();
  await expect(getStatus(page)).toHaveText(getResultText(1, rareWord.word));
  await expect(getBox(page)).toHaveValue(rareWord.word);
});

test('falls back to the server if the article index is missing', async ({ page }) => {
  allowErrors(/Failed to load resource/);
  await page.route(`**${blogIndexPath}`, (route) => route.fulfill({ status: 404, body: '' }));
  await openHydrated(page, '/blog');
  await getBox(page).fill(rareWord.word);
  await getBox(page).press('Enter');
  await expect(getStatus(page)).toHaveText(getResultText(1, rareWord.word));
  await awaitHydration(page);
  await expect(getStatus(page)).toHaveText(getResultText(1, rareWord.word));
  await expect(getBox(page)).toHaveValue(rareWord.word);
  await expect(getCards(page).locator('mark')).toHaveText(rareWord.word);
});

noScriptTest('searches, keeps the topic and resets without JavaScript', async ({ page }) => {
  const { category, categorySlug } = rareWord.article;
  await page.goto('/blog');
  await expect(getCards(page)).toHaveCount(cardCount);
  await getChip(page, category).click();
  await expect(getPressedChip(page)).toHaveText(category);
  await expect(getCards(page)).toHaveCount(listArticles(categorySlug).length);

  await page.setViewportSize(phone);
  await expectNoHorizontalScroll(page);
  await getBox(page).fill(rareWord.word);
  await page.getByRole('button', { name: filters.submit, exact: true }).click();
  await expect(getStatus(page)).toHaveText(getResultText(1, rareWord.word));
  await expect(getPressedChip(page)).toHaveText(category);
  await expect(getCards(page).locator('mark')).toHaveText(rareWord.word);

  await getChip(page, otherTopic).click();
  await expect(getBox(page)).toHaveValue(rareWord.word);
  await expect(getNoResults(page)).toBeVisible();
  await page.getByRole('button', { name: results.reset }).click();
  await expect(getCards(page)).toHaveCount(cardCount);
  await expect(getBox(page)).toHaveValue('');
});
