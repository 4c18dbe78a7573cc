import type { Page } from '@playwright/test';
import {
  categoryPath,
  conditionPath,
  findLearnCategory,
  learnConditions,
} from '#content/learn-library.ts';
import { learn } from '#library/learn/learn.ts';
import { reviewOf } from '#library/people.ts';
import { site, telHref } from '#library/site.ts';
import { desktop, expect, expectAccessible, hydrated, phone, test } from './site.ts';

const review = learn().overview('acne')?.review;
if (!review) throw new Error('These tests expect that the text on acne has a reviewer.');
const reviewer = reviewOf(review);
const written = {
  acne: ['Overview', 'Causes', 'Types', 'Treatments'],
  rosacea: ['Overview', 'Triggers', 'Types', 'Treatments'],
};
const soon = (title: string, tab: string) =>
  `More information about ${title} ${tab.toLowerCase()} coming soon.`;

const row = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

for (const { slug, title, shortDescription, category } of learnConditions) {
  test(`${title} says what it is, when it was updated and where it belongs`, async ({ page }) => {
    await page.goto(conditionPath(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(shortDescription);
    await expect(row(page, 'Last updated')).toHaveText('May 10, 2025');
    await expect(row(page, 'Next review')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
    const link = row(page, 'Category').getByRole('link');
    await expect(link).toHaveText(findLearnCategory(category)?.title ?? '');
    await expect(link).toHaveAttribute('href', categoryPath(category));
    await page.getByRole('link', { name: 'Back to Condition Index' }).click();
    await expect(page).toHaveURL('/learn');
  });
}

for (const [slug, tabs] of Object.entries(written)) {
  const title = tabs === written.acne ? 'Acne' : 'Rosacea';

  test.describe(`${title}, which is written,`, () => {
    test('names its reviewer with credentials and the day of the review', async ({ page }) => {
      await page.goto(conditionPath(slug));
      const main = page.getByRole('main');
      await expect(main).toContainText(`${reviewer.name}, ${reviewer.credentials}`);
      await expect(main).toContainText(reviewer.description);
      await expect(row(page, 'Reviewed')).toHaveText('May 7, 2025');
    });

    for (const viewport of [phone, desktop]) {
      test(`opens each of its tabs at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(conditionPath(slug));
        await hydrated(page);
        await expect(page.getByRole('tab')).toHaveText(tabs);
        await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText(
          'Call your doctor',
        );
        for (const tab of tabs.slice(1)) {
          await page.getByRole('tab', { name: tab }).click();
          await expect(page).toHaveURL(`${conditionPath(slug)}#${tab.toLowerCase()}`);
          await expect(page.getByRole('tabpanel')).toHaveCount(1);
          const panel = page.getByRole('tabpanel', { name: tab });
          await expect(panel.getByText(soon(title, tab), { exact: true })).toBeVisible();
          await expect(panel.getByRole('link', { name: site.phone })).toHaveAttribute(
            'href',
            telHref(site.phone),
          );
          await expect(panel.getByRole('link', { name: 'on our blog' })).toHaveAttribute(
            'href',
            '/blog/category/dermatology',
          );
        }
        await expectAccessible(page);
      });
    }

    test('opens its tabs with the keyboard alone', async ({ page }) => {
      await page.goto(conditionPath(slug));
      await hydrated(page);
      await page.getByRole('link', { name: 'Back to Condition Index' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
      for (const tab of tabs.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: tab })).toBeFocused();
        await expect(page.getByText(soon(title, tab), { exact: true })).toBeVisible();
      }
    });

    for (const viewport of [phone, desktop]) {
      test.describe(`without JavaScript at ${viewport.width} px`, () => {
        test.use({ javaScriptEnabled: false, viewport });

        test('shows every part under its heading', async ({ page }) => {
          await page.goto(conditionPath(slug));
          for (const tab of tabs) {
            await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible();
          }
          for (const tab of tabs.slice(1)) {
            await expect(page.getByText(soon(title, tab), { exact: true })).toBeVisible();
          }
        });
      });
    }
  });
}

test('a tab of Acne leads to the full article', async ({ page }) => {
  await page.goto('/learn/condition/acne#causes');
  await hydrated(page);
  await page.getByRole('tabpanel').getByRole('link', { name: 'the full acne article' }).click();
  await expect(page).toHaveURL('/learn/skin/acne');
});

test('Acne has one reference, Rosacea none', async ({ page }) => {
  await page.goto('/learn/condition/acne');
  const references = page.getByRole('region', { name: 'References' });
  await expect(references.getByRole('listitem')).toHaveCount(1);
  await expect(references.getByRole('link', { name: /^View Source/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1016/j.jaad.2023.12.017',
  );
  await page.goto('/learn/condition/rosacea');
  await expect(references).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  const mode = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

  test.describe(`a condition whose text is coming, ${mode},`, () => {
    test.use({ javaScriptEnabled });

    for (const [slug, title] of [
      ['menopause', 'Menopause'],
      ['low-testosterone', 'Low Testosterone'],
    ] as const) {
      test(`${title} says so and names the team`, async ({ page }) => {
        await page.goto(conditionPath(slug));
        if (javaScriptEnabled) {
          await hydrated(page);
          await expect(page.getByRole('tab')).toHaveText(['Overview']);
        }
        const sentence = `Detailed information about ${title} is coming soon.`;
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
        await expect(page.getByText('Medical Team', { exact: true })).toBeVisible();
        await expect(row(page, 'Reviewed')).toHaveCount(0);
        const overview = page.locator('#overview');
        await expect(overview.getByRole('link', { name: 'on our blog' })).toHaveAttribute(
          'href',
          '/blog/category/hormone-therapy',
        );
        await expect(overview.getByRole('link', { name: site.phone })).toBeVisible();
      });
    }
  });

  test.describe(`a condition that Learn does not list, ${mode},`, () => {
    test.use({ javaScriptEnabled, expectedConsole: [/404/] });

    test('is not found, and the index is one step away', async ({ page }) => {
      const response = await page.goto('/learn/condition/eczema');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condition Not Found');
      await expect(
        page.getByText("The condition you're looking for could not be found.", { exact: true }),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Condition Index' }).click();
      await expect(page).toHaveURL('/learn');
    });
  });
}
