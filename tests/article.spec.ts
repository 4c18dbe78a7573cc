import type { Page } from '@playwright/test';
import { glossaryPath } from '#library/glossary/glossary.ts';
import { learn } from '#library/learn/learn.ts';
import { citedWorks } from '#library/review/references.ts';
import { articleWords, pages } from '#library/words.ts';
import { glossaryPages, postPath, reviewedArticle } from './articles.ts';
import {
  desktop,
  expect,
  expectAccessible,
  full,
  openHydrated,
  ownFonts,
  phone,
  test,
} from './site.ts';

const words = pages.blog.post;
const post = postPath(reviewedArticle);

const popover = (page: Page) => page.locator('[popover]:popover-open');

test.describe('table of contents', () => {
  test.use({ viewport: desktop });
  const contents = (page: Page) => page.getByRole('navigation', { name: words.contents });
  const current = (page: Page) => contents(page).locator('[aria-current]');

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, post);
  });

  /** Scrolls until the top of the heading is exactly this far from the top of the window. */
  async function placeHeading(page: Page, id: string, top: number) {
    const measured = await page.evaluate(
      ([heading, target]) => {
        const element = document.getElementById(heading);
        if (!element) throw new Error(`no heading ${heading}`);
        const position = () => element.getBoundingClientRect().top + window.scrollY;
        // Windows scroll by whole pixels, so padding takes up the fraction.
        document.body.style.paddingTop = '';
        document.body.style.paddingTop = `${Math.ceil(position()) - position()}px`;
        window.scrollTo({ top: Math.round(position()) - target, behavior: 'instant' });
        return element.getBoundingClientRect().top;
      },
      [id, top] as const,
    );
    expect(measured).toBeCloseTo(top, 3);
  }

  test('marks the last heading at or above 100 px', async ({ page }) => {
    await ownFonts(page);
    const links = contents(page).getByRole('link');
    const [first, second, third] = await links.allTextContents();
    await expect(current(page)).toHaveText(first ?? '');
    const id = (await links.nth(2).getAttribute('href'))?.slice(1) ?? '';
    for (const [top, heading] of [
      [101, second],
      [100, third],
      [101, second],
    ] as const) {
      await placeHeading(page, id, top);
      await expect(current(page)).toHaveText(heading ?? '');
    }
    await page.setViewportSize({ width: 1200, height: 600 });
    await placeHeading(page, id, 100);
    await expect(current(page)).toHaveText(third ?? '');
  });

  test('scrolls to a heading, marks it, and stays visible on wide screens only', async ({
    page,
  }) => {
    const last = contents(page).getByRole('link').last();
    await last.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(contents(page)).toBeInViewport();
    await page.setViewportSize(phone);
    await expect(contents(page)).toBeHidden();
  });
});

test.describe('reading progress', () => {
  const bar = (page: Page) => page.locator('x-island[data-name="reading-progress"] i');
  const end = (page: Page) =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  test('follows the page and ends at 100 with reduced motion', async ({ page }) => {
    await openHydrated(page, post);
    const percent = () =>
      bar(page).evaluate((element) => Number(element.style.getPropertyValue('--p')));
    await expect.poll(percent).toBe(0);
    await end(page);
    await expect.poll(percent).toBe(100);
  });

  test.describe('as an animation', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('is driven by scrolling, not by script', async ({ page }) => {
      const clipPath = () => bar(page).evaluate((element) => getComputedStyle(element).clipPath);
      await page.goto(post);
      expect(await clipPath()).toBe('inset(0px 100% 0px 0px)');
      await end(page);
      await expect.poll(clipPath).toMatch(/^inset\(0px( 0% 0px 0px)?\)$/);
      expect(await bar(page).evaluate((element) => element.getAttribute('style'))).toBeNull();
    });
  });
});

test.describe('Share article', () => {
  const button = (page: Page) => page.getByRole('button', { name: words.share.button });
  const toast = (page: Page) => page.getByText(words.share.copied.text);

  test('copies the address and shows a toast for 3000 ms', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openHydrated(page, post);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button(page).click();
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast(page).isVisible()).toBe(true);
    }).toPass();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(2800);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast(page)).toBeHidden();
  });

  test('floats on wide screens only', async ({ page }) => {
    await openHydrated(page, post);
    for (const width of [phone.width, 768, desktop.width]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      const visibility = expect(button(page));
      await (width === desktop.width ? visibility : visibility.not).toBeInViewport();
    }
  });

  test('logs a warning and shows no toast when copying fails', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openHydrated(page, post);
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await button(page).click();
    expect((await logged).text()).toContain('The article link could not be copied.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('citations', () => {
  const path = '/learn/skin/acne';
  const text = learn()
    .texts()
    .find((candidate) => candidate.path === path);
  const works = citedWorks(text?.body.citations ?? []);
  const { title, viewSource } = articleWords.references;
  const numbers = (page: Page) => page.locator('main button[popovertarget^="cite_"]');

  /** Runs in the page, because clicking each button from the test would take a minute. */
  async function measurePopovers(buttons: Element[]) {
    const popovers = [];
    for (const button of buttons as HTMLElement[]) {
      for (const block of ['start', 'center', 'end'] as const) {
        button.scrollIntoView({ block, behavior: 'instant' });
        button.click();
        await new Promise(requestAnimationFrame);
        const open = document.querySelector<HTMLElement>('[popover]:popover-open');
        if (!open) throw new Error(`Citation ${button.textContent} opens no popover.`);
        const { left, top, right, bottom } = open.getBoundingClientRect();
        popovers.push({ number: button.textContent, block, left, top, right, bottom });
        open.hidePopover();
      }
    }
    return popovers;
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('open by mouse and keyboard and show the source', async ({ page }) => {
        await page.goto(path);
        const number = numbers(page).first();
        const work = works[Number(await number.textContent()) - 1];
        await number.click();
        await expect(popover(page)).toContainText(work?.source ?? 'no work');
        await expect(popover(page)).toContainText(`${work?.place}, ${work?.year}`);
        await page.keyboard.press('Escape');
        await expect(popover(page)).toHaveCount(0);
        await number.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const link = popover(page).getByRole('link', { name: viewSource });
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('href', work?.href ?? '');
        await page.keyboard.press('Escape');
        await expect(number).toBeFocused();
      });
    });
  }

  for (const width of [320, 390, 768, 800, 1440]) {
    const tag = [320, 768].includes(width) ? {} : full;
    test(`stay inside a window ${width} px wide`, tag, async ({ page }) => {
      const height = 640;
      await page.setViewportSize({ width, height });
      for (const address of [path, post]) {
        await page.goto(address);
        const popovers = await numbers(page).evaluateAll(measurePopovers);
        expect(popovers.length).toBeGreaterThan(0);
        for (const { left, top, right, bottom, ...button } of popovers) {
          const label = JSON.stringify(button);
          expect(Math.min(left, top), label).toBeGreaterThanOrEqual(0);
          expect(right, label).toBeLessThanOrEqual(width);
          expect(bottom, label).toBeLessThanOrEqual(height);
        }
      }
    });
  }

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: phone });

    test('open with a tap and close with a tap outside', async ({ page }) => {
      await page.goto(path);
      await numbers(page).first().tap();
      await expect(popover(page)).toBeVisible();
      await expectAccessible(page);
      await page.touchscreen.tap(10, 100);
      await expect(popover(page)).toHaveCount(0);
    });
  });

  test('print as numbers, with a numbered list at the end', async ({ page }) => {
    await page.goto(path);
    await numbers(page).first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(popover(page)).toBeHidden();
    await expect(numbers(page).first()).toBeVisible();
    const items = page.getByRole('region', { name: title }).getByRole('listitem');
    await expect(items).toHaveCount(works.length);
    const number = await items
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').content);
    expect(number).toContain('counter');
  });
});

test('shows the meaning of a glossary word, and prints the word as text', async ({ page }) => {
  const [path = ''] = glossaryPages;
  await page.goto(path);
  const word = page.locator('main button[popovertarget^="term_"]').first();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(popover(page).locator(`a[href^="${glossaryPath}#"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(word).toBeVisible();
});
