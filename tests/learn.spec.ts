import { categoryPath, conditionPath, learnCategories } from '#content/learn-library.ts';
import { expect, expectAccessible, test } from './site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Learn, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows a card for each category, which leads to its page', async ({ page }) => {
      await page.goto('/learn');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn');
      for (const { title, description, slug, conditions } of learnCategories) {
        const card = page.getByRole('article').filter({
          has: page.getByRole('heading', { level: 2, name: title }),
        });
        await expect(card).toContainText(description);
        await expect(card.getByRole('link')).toHaveText([
          title,
          ...conditions.map((condition) => condition.title),
        ]);
        await card.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(categoryPath(slug));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.goBack();
      }
    });

    test('features up to six conditions, each with its page', async ({ page }) => {
      await page.goto('/learn');
      const featured = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: 'Featured Conditions' }),
      });
      const cards = featured.getByRole('listitem');
      const conditions = learnCategories.flatMap((category) => category.conditions);
      await expect(cards).toHaveCount(Math.min(6, conditions.length));
      for (const [place, { title, slug, shortDescription }] of conditions.entries()) {
        await expect(cards.nth(place)).toContainText(shortDescription);
        await expect(cards.nth(place).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          conditionPath(slug),
        );
      }
    });

    for (const { slug, title, description, conditions } of learnCategories) {
      test(`introduces ${title} and lists its conditions`, async ({ page }) => {
        await page.goto(categoryPath(slug));
        const main = page.getByRole('main');
        await expect(main).toContainText(description);
        await expect(main.getByRole('heading', { level: 3 })).toHaveText(
          conditions.map((condition) => condition.title),
        );
        await main.getByRole('link', { name: conditions[0]?.title, exact: true }).click();
        await expect(page).toHaveURL(conditionPath(conditions[0]?.slug ?? ''));
        await page.goBack();
        await main.getByRole('link', { name: 'Back to Learn' }).click();
        await expect(page).toHaveURL('/learn');
      });
    }
  });
}

test('offers a consultation for skin, and only there', async ({ page }) => {
  const consultation = page
    .getByRole('main')
    .getByRole('link', { name: 'Schedule a Consultation' });
  await page.goto('/learn/hormones');
  await expect(consultation).toHaveCount(0);
  await page.goto('/learn/skin');
  await expect(consultation).toHaveAttribute('href', '/contact');
});

test('leads from Skin Health to the full acne article', async ({ page }) => {
  await page.goto('/learn/skin');
  await page.getByRole('link', { name: /^Acne: what it is/ }).click();
  await expect(page).toHaveURL('/learn/skin/acne');
});

test('can be walked through with the keyboard alone', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Skin Health' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Acne' }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn/skin');
});

for (const path of ['/learn', '/learn/skin', '/learn/hormones', '/learn/skin/acne']) {
  test(`${path} brings no React`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/\/start-/);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a category that Learn does not have, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, expectedConsole: [/404/] });

    test('is not found, and Learn is one step away', async ({ page }) => {
      const response = await page.goto('/learn/nails');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Back to Learn' }).click();
      await expect(page).toHaveURL('/learn');
    });
  });
}
