import { site, telHref } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { vouchingOf } from '#library/review/people.ts';
import { articleWords, pages } from '#library/words.ts';
import { sheetsIn } from './paper.ts';
import { expect, ownFonts, test } from './site.ts';

const words = pages['your-medicine'];
const topics = [...words.atHome, words.ill, words.household, ...words.atTheEnd];

test.describe('Your medicine', () => {
  test.use({ path: '/your-medicine' });

  test('leads to the card of every form, and to every sheet', async ({ page }) => {
    const main = page.getByRole('main');
    for (const { slug, title } of cards) {
      const link = main.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', cardPath(slug));
    }
    for (const { slug, title } of sheets) {
      const link = main.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', sheetPath(slug));
    }
  });

  test('answers each question under a heading that its list leads to', async ({ page }) => {
    const links = page.getByRole('navigation', { name: words.contents }).getByRole('link');
    await expect(links).toHaveText(topics.map(({ title }) => title));
    for (const { id, title, rows } of topics) {
      const topic = page.locator(`#${id}`);
      await expect(topic.getByRole('heading', { level: 2 })).toHaveText(title);
      for (const { name, value } of rows) {
        await expect(topic).toContainText(name);
        await expect(topic).toContainText(inlineText(value));
      }
    }
  });

  test('names a source below everything it says about health', async ({ page }) => {
    for (const { id, sources } of topics) {
      const links = page
        .locator(`#${id}`)
        .getByRole('list', { name: articleWords.vouching.sources })
        .getByRole('link');
      await expect(links).toHaveCount(sources.length);
    }
  });
});

for (const card of cards) {
  test.describe(`the card ${card.title}`, () => {
    test.use({ path: cardPath(card.slug) });

    test('says how to use, keep, cover and throw away, and whom to call', async ({ page }) => {
      const main = page.getByRole('main');
      for (const part of ['use', 'keep', 'cover', 'discard'] as const) {
        await expect(main.getByRole('heading', { name: words.card[part] })).toBeVisible();
        for (const sentence of card[part]) await expect(main).toContainText(inlineText(sentence));
      }
      for (const { title, items } of [card.emergency, card.call]) {
        const care = page.getByRole('region', { name: title });
        await expect(care.getByRole('listitem')).toHaveText(items);
      }
      await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute(
        'href',
        telHref(site.phone),
      );
    });

    test('names its sources, who read it, and when', async ({ page }) => {
      const { works, review } = vouchingOf(card);
      const foot = page.getByRole('region', { name: articleWords.vouching.title });
      for (const { source } of works) await expect(foot).toContainText(source);
      await expect(foot).toContainText(`${review.name}, ${review.credentials}`);
      await expect(foot).toContainText(review.date);
    });
  });
}

for (const sheet of sheets) {
  test(`the sheet ${sheet.title} asks all that it should`, async ({ page }) => {
    await page.goto(sheetPath(sheet.slug));
    for (const { title, items } of sheet.parts) {
      const part = page.locator('section', { has: page.getByRole('heading', { name: title }) });
      await expect(part.getByRole('listitem')).toHaveText(items);
    }
  });
}

for (const path of [
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
]) {
  test(`${path} fits on one Letter page`, async ({ page }) => {
    await page.goto(path);
    await ownFonts(page);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(sheetsIn(pdf)).toBe(1);
  });
}

test('a page of several sheets is counted as such', async ({ page }) => {
  await page.goto('/your-medicine');
  expect(sheetsIn(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(1);
});

test.describe('a form that we have no card for', () => {
  test.use({ expectedConsole: [/404/] });

  for (const [path, { title }] of [
    ['/your-medicine/nowhere', words.card.missing],
    ['/your-medicine/sheet/nowhere', words.sheet.missing],
  ] as const) {
    test(`${path} is not found, and the cards are one step away`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('main').getByRole('link', { name: words.card.back }).click();
      await expect(page).toHaveURL('/your-medicine');
    });
  }
});
