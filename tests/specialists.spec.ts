import { featuredSpecialists } from '#content/specialists.ts';
import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/specialists'));

test('presents three specialties', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Specialist Network');
  const specialties = page.getByRole('region', { name: 'Specialties' });
  await expect(specialties.getByRole('heading', { level: 3 })).toHaveText([
    'Functional Medicine',
    'Hormone Specialists',
    'Integrative Medicine',
  ]);
});

test('features three specialists whose profiles are not there yet', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Featured specialists' }).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    featuredSpecialists.map(({ name }) => name),
  );
  await expect(page.getByRole('button', { name: 'View Profile' })).toHaveCount(3);
  const before = page.url();
  for (const card of await cards.all()) {
    const profile = card.getByRole('button', { name: 'View Profile' });
    await expect(profile).toHaveAttribute('aria-disabled', 'true');
    await expect(profile).toHaveAccessibleDescription('Profiles are coming soon');
    await profile.focus();
    await page.keyboard.press('Enter');
  }
  expect(page.url()).toBe(before);
  await expect(page.getByText('Profiles are coming soon')).toBeVisible();
});

test('lists what providers get, beside the request', async ({ page }) => {
  const providers = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'For providers' }),
  });
  await expect(providers.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Clinical Consultations',
    'Educational Resources',
    'Patient Support Materials',
  ]);
  await expect(
    providers.getByRole('heading', { level: 2, name: 'Provider Information Request' }),
  ).toBeVisible();
});

test('sends a patient who asks for a referral to the contact page', async ({ page }) => {
  const block = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Patient Referrals' }),
  });
  await expect(block.getByRole('link', { name: 'Request a Specialist Referral' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
