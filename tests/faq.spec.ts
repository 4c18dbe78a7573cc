import { site } from '#library/facts.ts';
import { fillInCount } from '#library/fill-in.ts';
import { inlineText } from '#library/markdown/text.ts';
import { pages, questions } from '#library/words.ts';
import { desktop, expect, test } from './site.ts';

const { head, still } = pages.faq;
const last = questions.length - 1;

test.describe('FAQ', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/faq');
  });

  test('says how many questions there are, and answers each', async ({ page }) => {
    await expect(page.locator('.lead')).toContainText(fillInCount(head.lead, questions.length));
    await expect(page.locator('summary')).toHaveText(questions.map(({ question }) => question));
    await expect(page.locator('details > p')).toHaveText(
      questions.map(({ answer }) => inlineText(answer)),
    );
  });

  test('carries the compounding notice once', async ({ page }) => {
    await expect(page.getByText(site.compoundingNotice)).toHaveCount(1);
  });

  test('opens one at a time', async ({ page }) => {
    const open = page.locator('details[open]');
    await expect(open.locator('summary')).toHaveText(questions[0]?.question ?? '');
    await page.locator('summary').nth(last).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText(questions[last]?.question ?? '');
  });

  test('can be fully collapsed, from the keyboard too', async ({ page }) => {
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.locator('details').nth(1)).toHaveAttribute('open');
  });

  test('colors the level from amber by way of green to blue', async ({ page }) => {
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

  for (const count of new Set([2, questions.length, 10, 37, 59])) {
    test(`fills the cylinder to the open question of ${count}`, async ({ page }) => {
      await page.locator('details').evaluateAll((all, wanted) => {
        const [first, second] = all;
        for (const other of all.slice(2)) other.remove();
        for (let more = wanted - 2; more > 0; more -= 1) first?.parentNode?.append(copy(second));
        function copy(question: Element | undefined) {
          return question?.cloneNode(true) ?? '';
        }
      }, count);
      const level = page.locator('main header svg path').first();
      const filled = () =>
        level.evaluate((path) => new DOMMatrix(getComputedStyle(path).transform).d);
      const open = (index: number) =>
        page
          .locator('summary')
          .nth(index)
          .evaluate((summary: HTMLElement) => summary.click());
      await expect.poll(filled).toBeCloseTo(1 / count);
      for (const index of new Set([1, Math.floor(count / 2), count - 1])) {
        await open(index);
        await expect.poll(filled).toBeCloseTo((index + 1) / count);
      }
      await open(count - 1);
      await expect.poll(filled).toBe(0);
    });
  }

  test('keeps the whole cylinder in sight, from the first question to the last', async ({
    page,
  }) => {
    const cylinder = page.locator('main header svg');
    for (const index of [0, last]) {
      await page.locator('summary').nth(index).scrollIntoViewIfNeeded();
      await expect(cylinder).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: desktop.width, height: 1600 });
    expect((await cylinder.boundingBox())?.height).toBeLessThanOrEqual(560);
  });

  test('leads on to contact, and from answers to pages that exist', async ({ page, request }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: still.link.label })).toHaveAttribute(
      'href',
      still.link.to,
    );
    for (const link of await page.locator('details a[href^="/"]').all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  });

  test('shows every answer on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('details > p').all()) {
      await expect(answer).toBeVisible();
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    }
  });
});

test.describe('FAQ without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes all the same', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').nth(last).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details').nth(last)).toHaveAttribute('open');
  });
});
