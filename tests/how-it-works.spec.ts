import { delivery, times } from '#library/business.ts';
import { allHours } from '#library/hours.ts';
import { mailHref, site, telHref } from '#library/site.ts';
import { expect, test } from './site.ts';

test.describe('How It Works', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/how-it-works');
  });

  test('opens with Get Started, which leads to contact', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How It Works');
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('explains three steps with their times', async ({ page }) => {
    const steps = page.getByRole('main').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText('Talk to your doctor or provider');
    await expect(steps.nth(1)).toContainText(`Typically ${times.compoundingDays}`);
    await expect(steps.nth(2)).toContainText('local pickup');
    await expect(steps.nth(2)).toContainText(`within ${delivery.sameDay.miles} miles`);
  });

  test('shows four values', async ({ page }) => {
    const values = page.locator('section', {
      has: page.getByRole('heading', { name: 'What you can hold us to' }),
    });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Concierge Service',
      'Transparent Pricing',
      'Custom Medications',
      'Provider Trusted',
    ]);
  });

  test('gives phone, email, address and hours, and the time of a response', async ({ page }) => {
    const contact = page.locator('section', {
      has: page.getByRole('heading', { name: 'Start with a question' }),
    });
    await expect(contact.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
    await expect(contact.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      mailHref(site.email),
    );
    for (const text of [
      site.address.street,
      site.address.zip,
      ...allHours,
      `response is typically within ${times.response}`,
    ]) {
      await expect(contact).toContainText(text);
    }
    await expect(contact.getByRole('link', { name: 'Contact Our Team' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(contact.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });
});
