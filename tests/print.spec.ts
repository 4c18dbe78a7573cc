import { site } from '#library/facts.ts';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { jobs } from '#library/words.ts';
import { expect, test } from './site.ts';

/** What a stylesheet writes after a link, e.g. its address. */
const after = (link: Element) => getComputedStyle(link, '::after').content;

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

for (const path of [
  '/',
  '/services',
  '/services/hormone-therapy',
  '/hormones',
  '/careers',
  '/privacy',
  '/specialists',
  '/learn',
  '/learn/condition/menopause',
  '/your-medicine',
  cardPath(cards[0]?.slug ?? ''),
]) {
  test(`${path} prints without header, menus, buttons and drawings`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    // Of the glossary, the word stays and its meaning is left out.
    const button = 'button:not([popovertarget^=term_])';
    for (const hidden of [button, 'nav', 'iframe', 'main svg[aria-hidden="true"]']) {
      for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
    }
    await expect(page.getByRole('contentinfo')).toContainText(site.phone);
  });

  test(`${path} prints black on white, whatever the scheme`, async ({ page }) => {
    await page.goto(path);
    const inks = await page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    expect(
      await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    ).toBe('rgba(0, 0, 0, 0)');
  });
}

test('shows where a link to another site leads', async ({ page }) => {
  await page.goto('/terms');
  const link = page.getByRole('main').getByRole('link', { name: 'California State Board' });
  expect(await link.evaluate(after)).toContain('https://www.pharmacy.ca.gov/');
});

test('shows the address behind “Apply by email”', async ({ page }) => {
  await page.goto('/careers');
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(jobs.length);
  for (const link of await links.all()) {
    expect(await link.evaluate(after)).toContain(site.careersEmail);
    await expect(link).toBeVisible();
  }
});

test('does not repeat an address that is already in the words of a link', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.locator('main').getByRole('link', { name: site.email }).first();
  expect(await link.evaluate(after)).toBe('none');
});

test('prints the answer of a closed question', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details:not([open]) > :not(summary)').last();
  const drawn = () => answer.evaluate((element) => element.checkVisibility());
  expect(await drawn()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await drawn()).toBe(false);
});
