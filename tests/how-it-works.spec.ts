import { allHours, mailHref, site, telHref } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { ask, head, steps, values } = pages['how-it-works'];

test.describe('How It Works', () => {
  test.use({ path: '/how-it-works' });

  test('opens with Get Started, which leads to contact', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('explains three steps with their times', async ({ page }) => {
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(3);
    for (const [index, { time, title, text }] of steps.items.entries()) {
      await expect(items.nth(index)).toContainText(time);
      await expect(items.nth(index).getByRole('heading')).toHaveText(title);
      await expect(items.nth(index)).toContainText(inlineText(text));
    }
  });

  test('shows four values', async ({ page }) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: values.title }),
    });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Concierge Service',
      'Transparent Pricing',
      'Custom Medications',
      'Provider Trusted',
    ]);
  });

  test('leads on from every value', async ({ page }) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: values.title }),
    });
    const { pricing, custom, trusted } = values;
    await expect(section.getByRole('link')).toHaveText([
      site.phone,
      ...[pricing, custom, trusted].map(({ link }) => link.label),
    ]);
  });

  test('gives phone, email, address and hours, and the time of a response', async ({ page }) => {
    const contact = page.locator('section', {
      has: page.getByRole('heading', { name: ask.title }),
    });
    await expect(contact.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
    await expect(contact.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      mailHref(site.email),
    );
    for (const text of [site.address.street, site.address.zip, ...allHours, ask.lead]) {
      await expect(contact).toContainText(text);
    }
    for (const { label, to } of ask.links) {
      await expect(contact.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  });
});
