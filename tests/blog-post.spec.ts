import type { Page } from '@playwright/test';
import { site } from '#library/site.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  phone,
  test,
} from './site.ts';

const post = '/blog/post/hyperpigmentation';
const ids = [
  'hyperpigmentation',
  'erectile-dysfunction',
  'thyroid-imbalance',
  'hair-loss',
  'anti-aging',
  'pet-compounding',
  'travel-health',
];

test.describe('post', () => {
  test('says what it is, by whom and of when, and leads back', async ({ page }) => {
    await page.goto(post);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hyperpigmentation');
    const head = page.getByRole('main').locator('header');
    await expect(head).toContainText('By Dermatology compounding pharmacist');
    await expect(head.locator('time')).toHaveAttribute('datetime', '2025-05-06');
    await expect(head).toContainText(/\d+ min read, [\d,]+ words/);
    await expect(head.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await head.getByRole('link', { name: 'Dermatology' }).click();
    await expect(page).toHaveURL('/blog/category/dermatology');
  });

  test('ends with references, notice, author, reviewer, disclaimer, related', async ({ page }) => {
    await page.goto(post);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'References' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^View Source/ }).last()).toHaveAttribute(
      'href',
      /^https:\/\/doi\.org\/10\./,
    );
    await expect(main).toContainText('The FDA does not approve them or check them before use.');
    await expect(main).toContainText('Written by');
    await expect(main).toContainText('Medically reviewed by');
    await expect(main).toContainText(
      'This article is for information only and is not medical advice.',
    );
    const related = main.getByRole('region', { name: 'Related articles' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(related.filter({ hasText: 'Dermatology' })).toHaveCount(2);
    await expect(related.getByRole('link').first()).toHaveAttribute('href', /^\/blog\/post\//);
  });

  test('can be shared to four places', async ({ page }) => {
    await page.goto(post);
    const url = encodeURIComponent(`${site.origin}${post}`);
    for (const name of ['Twitter', 'Facebook', 'LinkedIn']) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      expect(await link.getAttribute('href')).toContain(url);
    }
    const mail = page.getByRole('link', { name: 'Email', exact: true });
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+/);
  });

  test('costs at most 118 KB of script', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(post);
    await hydrated(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(118 * 1024);
  });

  test.describe('unknown', () => {
    test.use({ expectedConsole: [/404/] });

    test('answers 404 and leads to all articles', async ({ page }) => {
      const response = await page.goto('/blog/post/none');
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', {
          name: "The article you're looking for could not be found.",
          level: 1,
        }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'Back to all articles' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

test.describe('Share article', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Share article' });
  const toast = (page: Page) =>
    page.getByText('The article link has been copied to your clipboard.');

  test('copies the address and says so for 3000 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(post);
    await hydrated(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button(page).click();
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast(page).isVisible()).toBe(true);
    }).toPass();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(2800);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast(page)).toBeHidden();
  });

  const failures = {
    'the browser refuses': () => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    },
    'there is no clipboard': () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
  };
  for (const [when, breakClipboard] of Object.entries(failures)) {
    test(`only logs when ${when}`, async ({ page }) => {
      await page.addInitScript(breakClipboard);
      await page.goto(post);
      await hydrated(page);
      const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
      await button(page).click();
      expect((await logged).text()).toContain('The article link could not be copied.');
      await expect(page.getByText('Link copied')).toHaveCount(0);
      await expect(page.getByText('Copy failed')).toHaveCount(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is not offered', async ({ page }) => {
      await page.goto(post);
      await expect(button(page)).toBeHidden();
    });
  });
});

test.describe('citations', () => {
  const numbers = (page: Page) => page.getByRole('button', { name: /^Reference \d+$/ });
  const popover = (page: Page) => page.getByRole('note', { name: 'Reference 1' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('open by click and by keyboard, and close by Escape', async ({ page }) => {
        await page.goto(post);
        await expect(popover(page)).toBeHidden();
        await numbers(page).first().click();
        await expect(popover(page)).toBeVisible();
        await expect(popover(page)).toContainText('Melasma: an up-to-date comprehensive review');
        await expect(popover(page)).toContainText('Dermatology and Therapy, 2017');
        await expect(popover(page).getByRole('link')).toHaveAttribute(
          'href',
          'https://doi.org/10.1007/s13555-017-0194-1',
        );
        await page.keyboard.press('Escape');
        await expect(popover(page)).toBeHidden();
        await numbers(page).first().focus();
        await page.keyboard.press('Enter');
        await expect(popover(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(popover(page).getByRole('link')).toBeFocused();
      });
    });
  }

  for (const viewport of [
    { width: 320, height: 640 },
    phone,
    { width: 768, height: 1024 },
    desktop,
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, hasTouch: viewport.width < 700 });

      test('are never cut off by the window', async ({ page }) => {
        await page.goto('/blog/post/anti-aging');
        for (const number of await numbers(page).all()) {
          await number.scrollIntoViewIfNeeded();
          await number.click();
          const open = page.locator('[popover]:popover-open');
          await expect(open).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(open).toHaveCount(0);
        }
      });
    });
  }

  test('print as a numbered list', async ({ page }) => {
    await page.goto(post);
    await page.emulateMedia({ media: 'print' });
    await expect(numbers(page).first()).toBeVisible();
    await expect(popover(page)).toBeHidden();
    const list = page.getByRole('region', { name: 'References' }).getByRole('listitem');
    await expect(list).toHaveCount(3);
    expect(
      await list.first().evaluate((item) => getComputedStyle(item, '::before').content),
    ).toContain('counter');
  });
});

test('reads the same without JavaScript', async ({ browser, baseURL }) => {
  const read: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    await page.goto(post);
    read.push(await page.locator('main article').first().ariaSnapshot());
    await context.close();
  }
  expect(read[0]).toContain('References');
  expect(read[1]).toBe(read[0]);
});

const looks = [
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const;
for (const look of looks) {
  test.describe(`at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look);

    for (const id of ids) {
      test(`${id} is accessible and fits`, async ({ page }) => {
        await page.goto(`/blog/post/${id}`);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
