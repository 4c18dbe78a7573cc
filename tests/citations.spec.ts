import type { Page } from '@playwright/test';
import { learn } from '#library/learn/learn.ts';
import { citedWorks } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';
import { postPath, whole } from './articles.ts';
import { desktop, expect, expectAccessible, phone, test } from './site.ts';

const path = '/learn/skin/acne';
const text = learn()
  .texts()
  .find((candidate) => candidate.path === path);
const works = citedWorks(text?.body.citations ?? []);
const { title, viewSource } = articleWords.references;

const numbers = (page: Page) => page.locator('main button[popovertarget^="cite_"]');
const shown = (page: Page) => page.locator('[popover]:popover-open');

/** Where the popover of each number opens, in the page: by turns, a visit would take a minute. */
async function placesOfPopovers(buttons: Element[]) {
  const places = [];
  for (const button of buttons as HTMLElement[]) {
    for (const block of ['start', 'center', 'end'] as const) {
      button.scrollIntoView({ block, behavior: 'instant' });
      button.click();
      await new Promise(requestAnimationFrame);
      const popover = document.querySelector<HTMLElement>('[popover]:popover-open');
      if (!popover) throw new Error(`Number ${button.textContent} opens nothing.`);
      const { left, top, right, bottom } = popover.getBoundingClientRect();
      places.push({ number: button.textContent, block, left, top, right, bottom });
      popover.hidePopover();
    }
  }
  return places;
}

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
    test.describe(`citations, ${viewport.width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'},`, () => {
      test.use({ javaScriptEnabled, viewport });
      test.beforeEach(({ page }) => page.goto(path));

      test('open at their number and show the work', async ({ page }) => {
        for (const number of await numbers(page).all()) {
          const work = works[Number(await number.textContent()) - 1];
          await number.click();
          const popover = shown(page);
          await expect(popover).toHaveCount(1);
          await expect(popover).toContainText(work?.source ?? 'no work');
          await expect(popover).toContainText(work?.authors ?? '');
          await expect(popover).toContainText(`${work?.place}, ${work?.year}`);
          await expect(popover.getByRole('link', { name: viewSource })).toHaveAttribute(
            'href',
            work?.href ?? '',
          );
          await page.keyboard.press('Escape');
          await expect(popover).toHaveCount(0);
        }
      });

      test('work with the keyboard alone', async ({ page }) => {
        const number = numbers(page).first();
        await number.focus();
        await page.keyboard.press('Enter');
        await expect(shown(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(shown(page).getByRole('link', { name: viewSource })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(shown(page)).toHaveCount(0);
        await expect(number).toBeFocused();
      });
    });
  }
}

for (const viewport of [
  { width: 320, height: 640 },
  phone,
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  desktop,
]) {
  test(`citations are never cut at the edge of a window ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const address of [path, postPath(whole)]) {
      await page.goto(address);
      const places = await numbers(page).evaluateAll(placesOfPopovers);
      expect(places.length).toBeGreaterThan(0);
      for (const { left, top, right, bottom, ...where } of places) {
        const place = JSON.stringify(where);
        expect(Math.min(left, top), place).toBeGreaterThanOrEqual(0);
        expect(right, place).toBeLessThanOrEqual(viewport.width);
        expect(bottom, place).toBeLessThanOrEqual(viewport.height);
      }
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a tap opens a citation, and a tap beside it closes it', async ({ page }) => {
    await page.goto(path);
    await numbers(page).first().tap();
    await expect(shown(page)).toBeVisible();
    await expectAccessible(page);
    await page.touchscreen.tap(10, 100);
    await expect(shown(page)).toHaveCount(0);
  });
});

test('print as numbers that lead to a numbered list', async ({ page }) => {
  await page.goto(path);
  await numbers(page).first().click();
  await page.emulateMedia({ media: 'print' });
  for (const popover of await page.locator('main [popover]').all()) {
    await expect(popover).toBeHidden();
  }
  await expect(numbers(page).first()).toBeVisible();
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items).toHaveCount(works.length);
  for (const [place, { source }] of works.entries()) {
    await expect(items.nth(place)).toContainText(source);
    const number = await items
      .nth(place)
      .evaluate((item) => getComputedStyle(item, '::before').content);
    expect(number).toContain('counter');
  }
});
