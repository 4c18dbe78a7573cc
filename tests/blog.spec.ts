import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  phone,
  test,
} from './site.ts';

const topics = [
  'All Topics',
  'Dermatology',
  'Sexual Health',
  'Hormone Therapy',
  'Veterinary',
  'Travel Medicine',
];
const indexFile = '**/blog/search-index.json';
/** Stands in the content of one article, not in its title or excerpt. */
const rareWord = 'itraconazole';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('main').getByRole('status').first();
/** The cards, without the featured article, which has a button of its own. */
const cards = (page: Page) =>
  page.getByRole('article').filter({ hasNot: page.getByRole('link', { name: /^Read Article/ }) });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });

test.describe('index', () => {
  test('features the first article with its length', async ({ page }) => {
    await page.goto('/blog');
    const featured = page.getByRole('article').first();
    await expect(featured.getByRole('heading')).toContainText('Hyperpigmentation');
    await expect(featured).toContainText(/May 6, 2025\. \d+ min read, [\d,]+ words/);
    const read = featured.getByRole('link', { name: /^Read Article/ });
    await expect(read).toHaveAttribute('href', '/blog/post/hyperpigmentation');
  });

  test('shows the topics and a card for each of the other articles', async ({ page }) => {
    await page.goto('/blog');
    await expect(
      page.getByRole('group', { name: 'Filter by topic' }).getByRole('button'),
    ).toHaveText(topics);
    await expect(pressed(page)).toHaveText('All Topics');
    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).first()).toContainText(/\d+ min read/);
  });

  test('opens a card at its top', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await cards(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/post\/travel-health$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('search', () => {
  test('finds words of the content, marks them, and loads the texts only then', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blog');
    await hydrated(page);
    expect(asked).not.toContain('/blog/search-index.json');

    await box(page).fill(rareWord.toUpperCase());
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord.toUpperCase()}"`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('mark')).toHaveText(rareWord);
    expect(asked).toContain('/blog/search-index.json');
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  });

  test('counts in proper English and includes the featured article', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await box(page).fill('tretinoin');
    await expect(line(page)).toHaveText(/^Found \d+ articles for "tretinoin"$/);
    await expect(cards(page).filter({ hasText: 'Hyperpigmentation' })).toHaveCount(1);
  });

  test('filters by topic first, then by words, and keeps both in the address', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await chip(page, 'Dermatology').click();
    await expect(page).toHaveURL('/blog?category=dermatology');
    await expect(pressed(page)).toHaveText('Dermatology');
    await expect(cards(page)).toHaveCount(3);

    await box(page).fill('minoxidil');
    await expect(page).toHaveURL('/blog?q=minoxidil&category=dermatology');
    const inDermatology = await cards(page).count();
    for (const card of await cards(page).all()) await expect(card).toContainText('Dermatology');

    await chip(page, 'All Topics').click();
    await expect(page).toHaveURL('/blog?q=minoxidil');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(inDermatology);
  });

  test('can be shared: the address alone brings it back', async ({ page }) => {
    await page.goto(`/blog?q=${rareWord}&category=veterinary`);
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
    await expect(box(page)).toHaveValue(rareWord);
    await expect(pressed(page)).toHaveText('Veterinary');
    await hydrated(page);
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
    await expect(cards(page).locator('mark')).toHaveText(rareWord);
  });

  test('is undone by Back and done again by Forward', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await box(page).pressSequentially('cats');
    await expect(page).toHaveURL('/blog?q=cats');
    await box(page).pressSequentially(' lick');
    await expect(page).toHaveURL('/blog?q=cats+lick');

    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(line(page)).toHaveText('');
    await expect(cards(page)).toHaveCount(6);

    await page.goForward();
    await expect(box(page)).toHaveValue('cats lick');
    await expect(line(page)).toHaveText(/for "cats lick"$/);
  });

  test('comes back after reading an article', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await box(page).fill(rareWord);
    await expect(page).toHaveURL(`/blog?q=${rareWord}`);
    await cards(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/post\/pet-compounding$/);
    // A crossfade that Back cuts short is reported as an error by the browser: let it end.
    await page.waitForFunction(() => document.activeViewTransition == null);
    await page.goBack();
    await expect(box(page)).toHaveValue(rareWord);
    await expect(cards(page)).toHaveCount(1);
  });

  test('says so when nothing is found, and resets both filters', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await chip(page, 'Veterinary').click();
    await box(page).fill('no such words');
    await expect(
      page.getByRole('heading', { name: 'No articles found matching your search criteria.' }),
    ).toBeVisible();
    await expect(line(page)).toHaveText('Found 0 articles for "no such words"');
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(box(page)).toHaveValue('');
    await expect(pressed(page)).toHaveText('All Topics');
    await expect(cards(page)).toHaveCount(6);
  });

  test('takes over what was typed before script ran', async ({ page }) => {
    const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/blog');
    await box(page).fill(rareWord);
    release();
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
    await expect(box(page)).toHaveValue(rareWord);
  });

  test.describe('without the texts', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('is answered by the server', async ({ page }) => {
      await page.route(indexFile, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/blog');
      await hydrated(page);
      await box(page).fill(rareWord);
      await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
      await expect(cards(page).locator('mark')).toHaveText(rareWord);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, keeps the topic, and can be reset', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(6);
    await chip(page, 'Veterinary').click();
    await expect(pressed(page)).toHaveText('Veterinary');
    await expect(cards(page)).toHaveCount(1);

    await box(page).fill(rareWord);
    await box(page).press('Enter');
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
    await expect(pressed(page)).toHaveText('Veterinary');
    await expect(cards(page).locator('mark')).toHaveText(rareWord);

    await chip(page, 'Travel Medicine').click();
    await expect(box(page)).toHaveValue(rareWord);
    await expect(
      page.getByRole('heading', { name: 'No articles found matching your search criteria.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(cards(page)).toHaveCount(6);
    await expect(box(page)).toHaveValue('');
  });

  test('has a button to search with, also where there is little room', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/blog');
    await expectNoSidewaysScroll(page);
    await box(page).fill(rareWord);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(line(page)).toHaveText(`Found 1 article for "${rareWord}"`);
  });
});

test('puts nothing of a search into the page as markup', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>"';
  await page.goto(`/blog?q=${encodeURIComponent(hostile)}`);
  await expect(line(page)).toHaveText(`Found 0 articles for "${hostile}"`);
  await expect(page.locator('img')).toHaveCount(0);
});

test.describe('categories', () => {
  test('list the articles that carry them', async ({ page }) => {
    await page.goto('/blog/category/dermatology');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dermatology');
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  for (const slug of ['skin-health', 'hormone-health', 'compounding', 'medication']) {
    test(`${slug} is known and empty`, async ({ page }) => {
      const response = await page.goto(`/blog/category/${slug}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText('No articles found in this category yet.')).toBeVisible();
    });
  }

  test.describe('unknown', () => {
    test.use({ expectedConsole: [/404/] });

    test('answer 404 with the way to all articles', async ({ page }) => {
      const response = await page.goto('/blog/category/astrology');
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', {
          name: "The category you're looking for could not be found.",
          level: 1,
        }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'Browse All Articles' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

for (const viewport of [phone, desktop]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const path of ['/blog', '/blog?q=nothing+like+it', '/blog/category/dermatology']) {
        test(`${path} is accessible and fits`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
}
