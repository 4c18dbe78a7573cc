import { site } from '#library/facts.ts';
import { findCondition, learnCategories } from '#library/learn/conditions.ts';
import { articlePage, learn } from '#library/learn/learn.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { articleWords, pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { article: words, dates } = pages.learn;
const shown = learn()
  .articles()
  .flatMap(({ path }) => articlePage(path) ?? []);

for (const javaScriptEnabled of [true, false]) {
  const mode = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

  for (const { article, category, review, works, further } of shown) {
    test.describe(`${article.title}, ${mode}`, () => {
      test.use({ javaScriptEnabled });
      test.beforeEach(({ page }) => page.goto(article.path));

      test('has its title, description, dates and way back', async ({ page }) => {
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
        await expect(main).toContainText(article.description);
        const row = main.locator('dl').first();
        await expect(row.getByRole('term')).toHaveText([
          dates.published,
          dates.modified,
          ...(review ? [dates.reviewed] : []),
          dates.nextReview,
        ]);
        await expect(row.getByRole('definition')).toHaveText([
          article.published,
          article.modified,
          ...(review ? [review.date] : []),
          article.nextReview,
        ]);
        await expect(main.getByRole('link', { name: category.title }).first()).toHaveAttribute(
          'href',
          categoryPath(category.slug),
        );
      });

      test('shows its reviewer, by initials while there is no portrait', async ({ page }) => {
        const card = page.getByRole('region', { name: 'Medical reviewer' });
        await expect(card).toHaveCount(review ? 1 : 0);
        if (!review) return;
        await expect(card).toContainText(`${review.name}, ${review.credentials}`);
        await expect(card).toContainText(review.specialty);
        await expect(card).toContainText(review.date);
        await expect(card.locator('img')).toHaveCount(review.imageUrl ? 1 : 0);
        const monogram = card.getByText(review.initials, { exact: true });
        await expect(monogram).toHaveCount(review.imageUrl ? 0 : 1);
      });

      test('lists each work that it cites', async ({ page }) => {
        const list = page.getByRole('region', { name: 'References' }).getByRole('listitem');
        await expect(list).toHaveCount(works.length);
      });

      test('lists all of Learn beside it and marks where the reader is', async ({ page }) => {
        const library = page.getByRole('navigation', { name: words.library });
        await expect(library.getByRole('link')).toHaveText(
          learnCategories.flatMap(({ title, conditions }) => [
            title,
            ...conditions.map((condition) => condition.title),
          ]),
        );
        const current = library.locator('[aria-current]');
        await expect(current).toHaveText(findCondition(article.condition)?.title ?? '');
        await expect(current).toHaveAttribute('href', conditionPath(article.condition));
      });

      test('leads on to a consultation and two articles of the blog', async ({ page }) => {
        await expect(
          page.getByRole('article').getByRole('link', { name: words.call.label }),
        ).toHaveAttribute('href', words.call.to);
        const links = page.getByRole('region', { name: words.furtherReading }).getByRole('link');
        await expect(links).toHaveCount(2);
        for (const [place, { id, title }] of further.entries()) {
          await expect(links.nth(place)).toHaveAttribute('href', `/blog/post/${id}`);
          await expect(links.nth(place)).toContainText(title);
        }
        await links.first().click();
        await expect(page).toHaveURL(/\/blog\/post\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('carries the compounding notice and the disclaimer once', async ({ page }) => {
        await expect(page.getByText(site.compoundingNotice, { exact: true })).toHaveCount(1);
        await expect(page.getByText(/is not medical advice/)).toHaveCount(1);
      });
    });
  }

  test.describe(`the acne article, ${mode}`, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/learn/skin/acne'));

    test('tells in order what acne is, its types and its treatments', async ({ page }) => {
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 2 })).toHaveText([
        'What is Acne',
        'Types of Acne',
        'Treatment Options',
        'References',
      ]);
      await expect(
        article.getByRole('heading', { level: 3, name: 'When to seek medical help' }),
      ).toBeVisible();
      for (const kind of ['Blackheads', 'Whiteheads', 'Papules', 'Pustules', 'Nodules', 'Cysts']) {
        await expect(article.getByRole('figure').getByText(kind, { exact: true })).toBeVisible();
      }
      await expect(
        article.getByRole('heading', { level: 3, name: 'Where compounding fits' }),
      ).toBeVisible();
    });

    test('says when to call a doctor, and whom to ask', async ({ page }) => {
      const care = page.getByRole('region', { name: 'Call your doctor if:' });
      await expect(care.getByRole('listitem')).not.toHaveCount(0);
      await expect(care.getByRole('link', { name: site.phone })).toBeVisible();
    });

    test('tells a patient’s story, with a result only where there is one', async ({ page }) => {
      const blocks = articlePage('/learn/skin/acne')?.article.body.blocks ?? [];
      const told = blocks.find((block) => block.type === 'testimonial');
      const story = page.getByRole('figure').filter({ has: page.locator('blockquote') });
      await expect(story.getByRole('term')).toHaveText([
        'Condition',
        'Treatment',
        ...(told?.result === undefined ? [] : ['Result']),
      ]);
      const { sample } = articleWords.testimonial;
      await expect(story.getByText(sample)).toHaveCount(told?.isSample ? 1 : 0);
    });

    test('warns in red that isotretinoin causes birth defects', async ({ page }) => {
      const alert = page.getByRole('region', { name: 'Important Safety Information' });
      await expect(alert).toContainText('Isotretinoin causes severe birth defects.');
      await expect(alert).toContainText('We do not offer or compound isotretinoin.');
    });
  });

  test.describe(`an article that Learn does not have, ${mode}`, () => {
    test.use({ javaScriptEnabled, expectedConsole: [/404/] });

    test('is not found, as any other address', async ({ page }) => {
      const response = await page.goto('/learn/skin/no-such-article');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404. Oops! Page not found');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}
