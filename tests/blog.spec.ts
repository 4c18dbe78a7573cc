import type { Page } from '@playwright/test';
import { blogCategories, topics } from '#library/blog/categories.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleWords, pages } from '#library/words.ts';
import { articles, newest, postPath } from './articles.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  phone,
  test,
} from './site.ts';

const { featured, filters, category: categoryWords } = pages.blog;
const inTopic = (slug: string) => articles.filter(({ categorySlug }) => categorySlug === slug);

const readButton = (page: Page) =>
  page.getByRole('link', { name: fillIn(featured.readNamed, { title: newest.title }) });
/** The cards, without the featured article, which has a button of its own. */
const cards = (page: Page) => page.getByRole('article').filter({ hasNot: readButton(page) });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });

test.describe('index', () => {
  test('features the newest article with its length', async ({ page }) => {
    await page.goto('/blog');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(newest.title);
    await expect(first).toContainText(`${newest.date}. ${newest.length}`);
    await expect(readButton(page)).toHaveAttribute('href', postPath(newest));
  });

  test('shows the topics and a card for each of the other articles', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('group', { name: filters.topics }).getByRole('button')).toHaveText([
      filters.allTopics,
      ...topics.map(({ name }) => name),
    ]);
    await expect(pressed(page)).toHaveText(filters.allTopics);
    await expect(cards(page).getByRole('heading')).toHaveText(
      articles.slice(1).map(({ title }) => title),
    );
    const [, second] = articles;
    if (!second) return;
    await expect(cards(page).first()).toContainText(
      fillIn(articleWords.readingTime, { minutes: String(second.minutes) }),
    );
  });

  test('opens a card at its top', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    const link = cards(page).last().getByRole('link');
    const address = await link.getAttribute('href');
    await cards(page).last().scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('categories', () => {
  for (const { slug, name, description } of blogCategories) {
    test(`${slug} lists the articles that carry it, or says that there are none yet`, async ({
      page,
    }) => {
      const response = await page.goto(`/blog/category/${slug}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main')).toContainText(description);
      const listed = inTopic(slug).map(({ title }) => title);
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(listed);
      await expect(page.getByText(categoryWords.empty)).toHaveCount(listed.length === 0 ? 1 : 0);
    });
  }

  test.describe('unknown', () => {
    test.use({ expectedConsole: [/404/] });

    test('answer 404 with the way to all articles', async ({ page }) => {
      const response = await page.goto('/blog/category/astrology');
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { name: categoryWords.missing.title, level: 1 }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: categoryWords.browse }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

for (const viewport of [phone, desktop]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      // What every-page.spec.ts does not open, since no sitemap lists it.
      test('a search that finds nothing is accessible and fits', async ({ page }) => {
        await page.goto('/blog?q=nothing+like+it');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });
  }
}
