import { site, telHref } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { head, license, report, rights, standards } = pages.verify;

test.describe('License & Standards', () => {
  test.use({ path: '/about/verify' });

  test('gives the license, and the steps to look it up', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByText(site.license, { exact: true })).toBeVisible();
    await expect(main.locator('ol').getByRole('listitem')).toHaveText(
      license.steps.map((step) => new RegExp(inlineText(step).slice(0, 20))),
    );
    await expect(page.getByRole('img', { name: head.drawing })).toBeVisible();
  });

  test('says who is in charge, what is checked and what one may ask for', async ({ page }) => {
    const main = page.getByRole('main');
    for (const { name, value } of [...license.rows, ...standards.rows]) {
      const entry = main.locator('dl > div', { has: page.getByText(name, { exact: true }) });
      await expect(entry.locator('dd').first()).toContainText(inlineText(value));
    }
    await expect(page.locator('#rights dt')).toHaveText(rights.rows.map(({ name }) => name));
  });

  test('names everybody to tell when something is wrong', async ({ page }) => {
    const section = page.locator('#report');
    await expect(section.locator('dt')).toHaveText(report.rows.map(({ name }) => name));
    await expect(section.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
    // Numbers of the Poison Control centers and of MedWatch, which no owner changes.
    for (const number of ['+18002221222', '+18003321088']) {
      await expect(section.locator(`a[href="tel:${number}"]`)).toBeVisible();
    }
  });
});
