import { featuredConditions, learnCategories } from '#library/learn/conditions.ts';
import { learn } from '#library/learn/learn.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import { expect, expectAccessible, started, test } from './site.ts';

const { head, featured, category: words } = pages.learn;
const articles = learn().articles();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Learn, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows a card for each category, which leads to its page', async ({ page }) => {
      await page.goto('/learn');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
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
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: featured.title }),
      });
      const cards = section.getByRole('listitem');
      expect(featuredConditions.length).toBeLessThanOrEqual(6);
      await expect(cards).toHaveCount(featuredConditions.length);
      for (const [place, { title, slug, shortDescription }] of featuredConditions.entries()) {
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
        await main.getByRole('link', { name: words.back }).click();
        await expect(page).toHaveURL('/learn');
      });
    }
  });
}

for (const { slug, title, call } of learnCategories) {
  test(`${title} offers ${call ? call.label : 'no consultation'}`, async ({ page }) => {
    await page.goto(categoryPath(slug));
    const link = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' });
    if (call) await expect(link).toHaveAttribute('href', call.to);
    else await expect(link).toHaveCount(0);
  });
}

for (const { path, title } of articles) {
  test(`leads from its category to ${title}`, async ({ page }) => {
    await page.goto(path.slice(0, path.lastIndexOf('/')));
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
  });
}

test('can be walked through with the keyboard alone', async ({ page }) => {
  const [first] = learnCategories.filter(({ conditions }) => conditions.length > 0);
  if (!first) throw new Error('Learn holds no condition.');
  const main = page.getByRole('main');
  await page.goto('/learn');
  await main.getByRole('link', { name: first.title }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: first.conditions[0]?.title }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(categoryPath(first.slug));
});

const still = [
  '/learn',
  ...learnCategories.map(({ slug }) => categoryPath(slug)),
  ...articles.map(({ path }) => path),
];

for (const path of still) {
  test(`${path} brings no React`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    await page.waitForLoadState('networkidle');
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.missing.title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL('/learn');
    });
  });
}
