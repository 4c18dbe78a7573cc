import { site, telHref } from '#library/facts.ts';
import { navigation, pages, shell } from '#library/words.ts';
import { desktop, expect, phone, test } from './site.ts';

const { doors } = pages.home.hero;

test.describe('Home', () => {
  test.use({ path: '/' });

  test('opens a door for each reason to come, before its first section', async ({ page }) => {
    const row = page.getByRole('navigation', { name: doors.label });
    await expect(row.getByRole('link')).toHaveText([
      'I have a prescription',
      'I prescribe',
      'It is for my pet',
      'I want to learn',
      'I want to work here',
    ]);
    for (const [index, { to }] of doors.links.entries()) {
      await expect(row.getByRole('link').nth(index)).toHaveAttribute('href', to);
    }
    const order = await page
      .locator('main :is(h1, h2, nav)')
      .evaluateAll((elements) => elements.slice(0, 3).map(({ tagName }) => tagName));
    expect(order).toEqual(['H1', 'NAV', 'H2']);
  });
});

test('what people ask for first is at most one step from any page', () => {
  const listed = navigation.footer.flatMap(({ links }) => links.map(({ to }) => to));
  for (const path of [
    '/send-a-prescription',
    '/prices',
    '/your-medicine',
    '/about/verify',
    '/accessibility',
    '/learn',
    '/how-it-works',
  ]) {
    expect(listed).toContain(path);
  }
});

test('on a small screen the telephone is one tap away', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: shell.call });
  for (const width of [phone.width, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(button).toHaveAttribute('href', telHref(site.phone));
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize(desktop);
  await expect(button).toBeHidden();
});
