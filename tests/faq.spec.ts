import { questions } from '#library/words.ts';
import { desktop, expect, full, test } from './site.ts';

const lastIndex = questions.length - 1;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/faq');
});

test('opens one question at a time, and can close all of them', async ({ page }) => {
  const open = page.locator('details[open]');
  await expect(open.locator('summary')).toHaveText(questions[0]?.question ?? '');
  await page.locator('summary').nth(lastIndex).click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText(questions[lastIndex]?.question ?? '');
  await page.locator('summary').nth(lastIndex).press('Enter');
  await expect(open).toHaveCount(0);
});

for (const count of new Set([2, questions.length, 37])) {
  const tag = count === questions.length ? {} : full;
  test(`fills the cylinder up to the open one of ${count} questions`, tag, async ({ page }) => {
    await page.locator('details').evaluateAll((all, total) => {
      const [first, second] = all;
      for (const other of all.slice(2)) other.remove();
      for (let missing = total - 2; missing > 0; missing -= 1) {
        first?.parentNode?.append(second?.cloneNode(true) ?? '');
      }
    }, count);
    const level = page.locator('main header svg path').first();
    const fillLevel = () =>
      level.evaluate((path) => new DOMMatrix(getComputedStyle(path).transform).d);
    const open = (index: number) =>
      page
        .locator('summary')
        .nth(index)
        .evaluate((summary: HTMLElement) => summary.click());
    await expect.poll(fillLevel).toBe(1);
    for (const index of new Set([1, Math.floor(count / 2), count - 1])) {
      await open(index);
      await expect.poll(fillLevel).toBe(index + 1);
    }
    await open(count - 1);
    await expect.poll(fillLevel).toBe(0);
  });
}

test('colors the level from amber through green to blue', async ({ page }) => {
  const level = page.locator('main header svg path').first();
  const hues: number[] = [];
  for (const summary of await page.locator('summary').all()) {
    if (hues.length > 0) await summary.click();
    const fill = await level.evaluate((path) => getComputedStyle(path).fill);
    hues.push(Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(fill)?.[1]));
  }
  expect(hues).toEqual(hues.toSorted((one, other) => one - other));
  expect(hues[0]).toBeGreaterThan(40);
  expect(hues.at(-1)).toBeLessThan(280);
});

test('keeps the whole cylinder visible', async ({ page }) => {
  for (const index of [0, lastIndex]) {
    await page.locator('summary').nth(index).scrollIntoViewIfNeeded();
    await expect(page.locator('main header svg')).toBeInViewport({ ratio: 1 });
  }
});
