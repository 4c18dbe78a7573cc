import type { Page } from '@playwright/test';
import { pages } from '#library/words.ts';
import { postPath, whole } from './articles.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

const post = postPath(whole);

test.describe('contents', () => {
  test.use({ viewport: desktop });
  const contents = (page: Page) => page.getByRole('navigation', { name: pages.blog.post.contents });
  const current = (page: Page) => contents(page).locator('[aria-current]');

  /** Scrolls until the top of the heading is exactly this far from the top of the window. */
  async function placeHeading(page: Page, id: string, top: number) {
    await page.evaluate(
      ([heading, wanted]) => {
        const element = document.getElementById(heading);
        if (!element) throw new Error(`no heading ${heading}`);
        const place = () => element.getBoundingClientRect().top + window.scrollY;
        // Windows scroll by whole pixels: the fraction goes into the text above.
        document.body.style.paddingTop = '';
        document.body.style.paddingTop = `${Math.ceil(place()) - place()}px`;
        window.scrollTo({ top: Math.round(place()) - wanted, behavior: 'instant' });
      },
      [id, top] as const,
    );
    const measured = await page.evaluate(
      (heading) => document.getElementById(heading)?.getBoundingClientRect().top,
      id,
    );
    expect(measured).toBeCloseTo(top, 3);
  }

  test('list the headings and mark the first at the top of the page', async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    const headings = await page
      .locator('article :is(h2, h3, h4)[id]:not(#references)')
      .allTextContents();
    const listed = await contents(page).getByRole('link').allTextContents();
    expect(headings).toEqual(expect.arrayContaining(listed));
    await expect(current(page)).toHaveText(listed[0] ?? '');
  });

  test('mark the last heading at or above 100 px', async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    const links = contents(page).getByRole('link');
    const [second, third] = [links.nth(1), links.nth(2)];
    const id = (await third.getAttribute('href'))?.slice(1) ?? '';
    await placeHeading(page, id, 101);
    await expect(current(page)).toHaveText((await second.textContent()) ?? '');
    await placeHeading(page, id, 100);
    await expect(current(page)).toHaveText((await third.textContent()) ?? '');
    await placeHeading(page, id, 99);
    await expect(current(page)).toHaveText((await third.textContent()) ?? '');
    await placeHeading(page, id, 101);
    await expect(current(page)).toHaveText((await second.textContent()) ?? '');
  });

  test('follow a heading after the window was resized', async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    await page.setViewportSize({ width: 1200, height: 600 });
    const third = contents(page).getByRole('link').nth(2);
    const id = (await third.getAttribute('href'))?.slice(1) ?? '';
    await placeHeading(page, id, 100);
    await expect(current(page)).toHaveText((await third.textContent()) ?? '');
  });

  test('lead to a heading and mark it', async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    const last = contents(page).getByRole('link').last();
    await last.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(last).toHaveAttribute('aria-current', 'true');
  });

  test('stay while the article scrolls, and away on small screens', async ({ page }) => {
    await page.goto(post);
    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
    await expect(contents(page)).toBeInViewport();
    await page.setViewportSize(phone);
    await expect(contents(page)).toBeHidden();
  });
});

test.describe('progress', () => {
  const bar = (page: Page) => page.locator('x-island[data-name="reading-progress"] i');
  const shown = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).clipPath);
  const end = (page: Page) =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  test.describe('as an animation', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('is driven by scrolling, not by script', async ({ page }) => {
      await page.goto(post);
      expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBe(1);
      expect(await shown(page)).toBe('inset(0px 100% 0px 0px)');
      await end(page);
      await expect.poll(() => shown(page)).toMatch(/^inset\(0px( 0% 0px 0px)?\)$/);
      expect(await bar(page).evaluate((element) => element.getAttribute('style'))).toBeNull();
    });
  });

  test.describe('for readers who want no motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('follows the page and ends at 100', async ({ page }) => {
      await page.goto(post);
      await hydrated(page);
      const percent = () =>
        bar(page).evaluate((element) => Number(element.style.getPropertyValue('--p')));
      await expect.poll(percent).toBe(0);
      await end(page);
      await expect.poll(percent).toBe(100);
    });
  });
});
