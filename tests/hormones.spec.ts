import { openHours, site, telHref, times } from '#library/facts.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { call, care, head } = pages.hormones;

test.describe('/hormones', () => {
  test('leads from its head to the consultation', async ({ page }) => {
    await page.goto('/hormones');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    await page.getByRole('link', { name: head.consultation, exact: true }).click();
    await expect(page).toHaveURL('/hormones#consultation');
    await expect(page.locator('#consultation')).toBeInViewport();
  });

  test('names the service page as another page, and differs from it', async ({ page }) => {
    await page.goto('/hormones');
    await expect(page.getByRole('link', { name: head.link.label })).toHaveAttribute(
      'href',
      '/services/hormone-therapy',
    );
    const headings = async () => page.getByRole('main').locator('h2').allTextContents();
    const own = await headings();
    const title = await page.title();
    await page.goto('/services/hormone-therapy');
    expect((await headings()).filter((text) => own.includes(text))).toEqual([]);
    expect(await page.title()).not.toBe(title);
  });
});

test.describe('/hormones', () => {
  test.use({ path: '/hormones' });

  test('closes with the consultation, which leads to contact', async ({ page }) => {
    const end = page.locator('#consultation');
    await expect(end.getByRole('heading', { level: 2 })).toHaveText(call.title);
    await expect(end.getByRole('link', { name: 'Contact Our Team' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(end).toContainText(openHours.join(' and '));
  });

  test('says how long pellets last and leaves them to clinicians', async ({ page }) => {
    const pellet = page.getByRole('listitem').filter({ hasText: 'Pellet implant' });
    await expect(pellet).toContainText(times.pellets);
    await expect(pellet).toContainText('by a clinician, not by us');
  });

  test('says what must be said of estriol and testosterone', async ({ page }) => {
    const row = (name: string) =>
      page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
    await expect(row('Estriol')).toContainText('No FDA-approved product exists');
    await expect(row('Estriol')).not.toContainText('%');
    await expect(row('Testosterone')).toContainText('Schedule III');
    await expect(row('Testosterone')).toContainText('blood pressure');
  });

  test('names the signs of an emergency, and the number for what can wait', async ({ page }) => {
    const signs = page.getByRole('region', { name: care.emergency.title });
    await expect(signs.getByRole('listitem')).toHaveText(care.emergency.items);
    await expect(page.getByRole('main').getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
  });

  test('says once what compounded medicines are, and loads no React', async ({ page }) => {
    await expect(page.getByText(site.compoundingNotice)).toHaveCount(1);
    await expect(page.locator('x-island')).toHaveCount(0);
  });
});
