import { questions } from '#library/words.ts';
import { desktop, expect, test } from './site.ts';

const lastIndex = questions.length - 1;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/faq');
});

test('opens one question at a time and can close all of them', async ({ page }) => {
  const openQuestion = page.locator('details[open]');
  await expect(openQuestion.locator('summary')).toHaveText(questions[0]?.question ?? '');
  await page.locator('summary').nth(lastIndex).click();
  await expect(openQuestion).toHaveCount(1);
  await expect(openQuestion.locator('summary')).toHaveText(questions[lastIndex]?.question ?? '');
  await page.locator('summary').nth(lastIndex).press('Enter');
  await expect(openQuestion).toHaveCount(0);
});

test('fills the cylinder up to the open question, even in a long list', async ({ page }) => {
  await page.locator('details').evaluateAll((questions) => {
    const [firstQuestion, secondQuestion] = questions;
    for (let count = questions.length; count < 37; count += 1) {
      firstQuestion?.parentNode?.append(secondQuestion?.cloneNode(true) ?? '');
    }
  });
  const levelPath = page.locator('main header svg path').first();
  const getFillLevel = () =>
    levelPath.evaluate((path) => new DOMMatrix(getComputedStyle(path).transform).d);
  const toggleQuestion = (index: number) =>
    page
      .locator('summary')
      .nth(index)
      .evaluate((summary: HTMLElement) => summary.click());
  await expect.poll(getFillLevel).toBe(1);
  for (const index of [1, 18, 36]) {
    await toggleQuestion(index);
    await expect.poll(getFillLevel).toBe(index + 1);
  }
  await toggleQuestion(36);
  await expect.poll(getFillLevel).toBe(0);
});

test('keeps the cylinder visible and colors its level from amber to blue', async ({ page }) => {
  const cylinder = page.locator('main header svg');
  const hues: number[] = [];
  for (const summary of await page.locator('summary').all()) {
    if (hues.length > 0) await summary.click();
    await expect(cylinder).toBeInViewport({ ratio: 1 });
    const levelPath = cylinder.locator('path').first();
    const fill = await levelPath.evaluate((path) => getComputedStyle(path).fill);
    hues.push(Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(fill)?.[1]));
  }
  expect(hues).toEqual(hues.toSorted((left, right) => left - right));
  expect(hues[0]).toBeGreaterThan(40);
  expect(hues.at(-1)).toBeLessThan(280);
});
