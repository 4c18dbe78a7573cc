import { conditionPath, learnCategories } from '#content/learn-library.ts';
import { learn } from '#library/learn/learn.ts';
import { reviewOf } from '#library/people.ts';
import { site } from '#library/site.ts';
import { expect, test } from './site.ts';

const path = '/learn/skin/acne';
const review = learn().article('acne-article')?.review;
if (!review) throw new Error('These tests expect that the article has a reviewer.');
const reviewer = reviewOf(review);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the acne article, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto(path));

    test('has its title, description, dates and way back', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Acne/);
      await expect(main).toContainText('where a compounded formula fits');
      const dates = main.locator('dl').first();
      await expect(dates.getByRole('term')).toHaveText([
        'Published',
        'Last updated',
        'Reviewed',
        'Next review',
      ]);
      await expect(dates.getByRole('definition')).toHaveText([
        'May 8, 2025',
        'May 10, 2025',
        'May 7, 2025',
        'May 7, 2027',
      ]);
      await expect(main.getByRole('link', { name: 'Skin Health' }).first()).toHaveAttribute(
        'href',
        '/learn/skin',
      );
    });

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
      await expect(care.getByRole('listitem')).toHaveCount(5);
      await expect(care.getByRole('link', { name: site.phone })).toBeVisible();
    });

    test('tells a patient’s story with condition, treatment and result', async ({ page }) => {
      const story = page.getByRole('figure').filter({ has: page.locator('blockquote') });
      await expect(story.getByRole('term')).toHaveText(['Condition', 'Treatment', 'Result']);
    });

    test('warns in red that isotretinoin causes birth defects', async ({ page }) => {
      const alert = page.getByRole('region', { name: 'Important Safety Information' });
      await expect(alert).toContainText('Isotretinoin causes severe birth defects.');
      await expect(alert).toContainText('We do not offer or compound isotretinoin.');
    });

    test('shows its reviewer, by initials while there is no portrait', async ({ page }) => {
      const card = page.getByRole('region', { name: 'Medical reviewer' });
      await expect(card).toContainText(`${reviewer.name}, ${reviewer.credentials}`);
      await expect(card).toContainText(reviewer.specialty);
      await expect(card).toContainText('May 7, 2025');
      await expect(card.getByText('IM', { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
    });

    test('lists all of Learn beside it and marks where the reader is', async ({ page }) => {
      const library = page.getByRole('navigation', { name: 'In Learn' });
      await expect(library.getByRole('link')).toHaveText(
        learnCategories.flatMap(({ title, conditions }) => [
          title,
          ...conditions.map((condition) => condition.title),
        ]),
      );
      const current = library.locator('[aria-current]');
      await expect(current).toHaveText('Acne');
      await expect(current).toHaveAttribute('href', conditionPath('acne'));
    });

    test('leads on to a consultation and two articles of the blog', async ({ page }) => {
      await expect(
        page.getByRole('article').getByRole('link', { name: 'Schedule a Consultation' }),
      ).toHaveAttribute('href', '/contact');
      const further = page.getByRole('region', { name: 'Further Reading from Our Blog' });
      await expect(further.getByRole('link')).toHaveCount(2);
      for (const link of await further.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^\/blog\/post\/[a-z-]+$/);
      }
      await further.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/blog\/post\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('carries the compounding notice and the disclaimer once', async ({ page }) => {
      await expect(page.getByText(site.compoundingNotice, { exact: true })).toHaveCount(1);
      await expect(page.getByText(/is not medical advice/)).toHaveCount(1);
    });
  });
}
