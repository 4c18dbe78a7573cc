import { mailHref, site, telHref } from '#library/facts.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { lacking, person, tested } = pages.accessibility;

test.describe('Accessibility', () => {
  test.use({ path: '/accessibility' });

  test('says what was tested, what is lacking and who helps', async ({ page }) => {
    const main = page.getByRole('main');
    for (const { title } of [tested, lacking, person]) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(main.locator('dt')).toHaveText(
      [tested, lacking, person].flatMap(({ rows }) => rows.map(({ name }) => name)),
    );
    for (const href of [telHref(site.phone), mailHref(site.email)]) {
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});
