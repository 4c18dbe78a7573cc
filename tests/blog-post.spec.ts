import type { Page } from '@playwright/test';
import { blog } from '#library/blog/blog.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { reviewOf } from '#library/review/people.ts';
import { citedWorks } from '#library/review/references.ts';
import { articleWords, pages } from '#library/words.ts';
import { postPath, whole } from './articles.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

const words = pages.blog.post;
const post = postPath(whole);
const works = citedWorks(whole.body.citations);
const number = (place: number) => fillIn(articleWords.references.number, { number: String(place) });

test.describe('post', () => {
  test('says what it is, by whom and of when, and leads back', async ({ page }) => {
    await page.goto(post);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(whole.title);
    const head = page.getByRole('main').locator('header');
    await expect(head).toContainText(`${words.by} ${whole.author}`);
    await expect(head.locator('time')).toHaveAttribute('datetime', whole.isoDate);
    await expect(head).toContainText(whole.length);
    await expect(head.getByRole('link', { name: words.back })).toHaveAttribute('href', '/blog');
    await head.getByRole('link', { name: whole.category }).click();
    await expect(page).toHaveURL(`/blog/category/${whole.categorySlug}`);
  });

  test('ends with references, notice, author, reviewer, disclaimer, related', async ({ page }) => {
    await page.goto(post);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: articleWords.references.title })).toBeVisible();
    await expect(
      main.getByRole('link', { name: articleWords.references.viewSource }).last(),
    ).toHaveAttribute('href', works.at(-1)?.href ?? '');
    await expect(main).toContainText(site.compoundingNotice);
    const { people, disclaimer } = articleWords;
    await expect(main).toContainText(`${people.writtenBy}${whole.author}`);
    const { name, credentials } = reviewOf(whole.review);
    await expect(main).toContainText(`${people.reviewedBy}${name}, ${credentials}`);
    await expect(main).toContainText(fillIn(disclaimer.text, { what: disclaimer.article }));
    const related = main.getByRole('region', { name: words.related }).getByRole('article');
    const offered = blog().related(whole.id, 3);
    await expect(related.getByRole('heading')).toHaveText(offered.map(({ title }) => title));
    for (const [place, article] of offered.entries()) {
      await expect(related.nth(place).getByRole('link')).toHaveAttribute('href', postPath(article));
    }
  });

  test('can be shared to four places', async ({ page }) => {
    await page.goto(post);
    const url = encodeURIComponent(`${site.origin}${post}`);
    const { email, ...networks } = words.share.places;
    for (const name of Object.values(networks)) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      expect(await link.getAttribute('href')).toContain(url);
    }
    const mail = page.getByRole('link', { name: email, exact: true });
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+/);
  });

  test.describe('unknown', () => {
    test.use({ expectedConsole: [/404/] });

    test('answers 404 and leads to all articles', async ({ page }) => {
      const response = await page.goto('/blog/post/none');
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { name: words.missing.title, level: 1 }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

test.describe('Share article', () => {
  test.use({ ownPage: true });

  const button = (page: Page) => page.getByRole('button', { name: words.share.button });
  const toast = (page: Page) => page.getByText(words.share.copied.text);

  test('copies the address and says so for 3000 ms', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(post);
    await hydrated(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button(page).click();
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast(page).isVisible()).toBe(true);
    }).toPass();
    await expect(page.getByText(words.share.copied.title, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(2800);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast(page)).toBeHidden();
  });

  test('floats on wide screens only: on a small one it would cover the text', async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    for (const width of [phone.width, 768, desktop.width]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      const inSight = expect(button(page));
      await (width === desktop.width ? inSight : inSight.not).toBeInViewport();
    }
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
      await expect(toast(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
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
  const [first] = works;
  const numbers = (page: Page) => page.locator('main button[popovertarget^="cite_"]');
  const popover = (page: Page) => page.getByRole('note', { name: number(1) });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('open by click and by keyboard, and close by Escape', async ({ page }) => {
        await page.goto(post);
        await expect(popover(page)).toBeHidden();
        await page
          .getByRole('button', { name: number(1) })
          .first()
          .click();
        await expect(popover(page)).toBeVisible();
        await expect(popover(page)).toContainText(first?.source ?? 'no work');
        await expect(popover(page)).toContainText(`${first?.place}, ${first?.year}`);
        await expect(popover(page).getByRole('link')).toHaveAttribute('href', first?.href ?? '');
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

  test('print as a numbered list', async ({ page }) => {
    await page.goto(post);
    await page.emulateMedia({ media: 'print' });
    await expect(numbers(page).first()).toBeVisible();
    await expect(popover(page)).toBeHidden();
    const list = page
      .getByRole('region', { name: articleWords.references.title })
      .getByRole('listitem');
    await expect(list).toHaveCount(works.length);
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
  expect(read[0]).toContain(articleWords.references.title);
  expect(read[1]).toBe(read[0]);
});
