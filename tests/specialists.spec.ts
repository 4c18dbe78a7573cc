import { inquiryWords } from '#library/inquiry/words.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { head, specialties, featured, providers, referrals } = pages.specialists;

test.use({ path: '/specialists' });

test('presents the specialties', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
  const region = page.getByRole('region', { name: specialties.title });
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(
    specialties.items.map(({ title }) => title),
  );
});

test('features specialists whose profiles are not there yet', async ({ page }) => {
  await page.goto('/specialists');
  const cards = page.getByRole('region', { name: featured.title }).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    featured.people.map(({ name }) => name),
  );
  await expect(page.getByRole('button', { name: featured.profile })).toHaveCount(
    featured.people.length,
  );
  const before = page.url();
  for (const card of await cards.all()) {
    const profile = card.getByRole('button', { name: featured.profile });
    await expect(profile).toHaveAttribute('aria-disabled', 'true');
    await expect(profile).toHaveAccessibleDescription(featured.soon);
    await expect(card.getByText(featured.soon)).toBeVisible();
    await profile.focus();
    await page.keyboard.press('Enter');
  }
  expect(page.url()).toBe(before);
});

test('lists what providers get, beside the request', async ({ page }) => {
  const section = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: providers.title }),
  });
  await expect(section.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
    providers.benefits.map(({ title }) => title),
  );
  await expect(section.getByRole('heading', { level: 2, name: inquiryWords.title })).toBeVisible();
});

test('sends a patient who asks for a referral to the contact page', async ({ page }) => {
  const block = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: referrals.title }),
  });
  await expect(block.getByRole('link', { name: referrals.link.label })).toHaveAttribute(
    'href',
    referrals.link.to,
  );
});
