import type { Page } from '@playwright/test';
import { allHours, fullAddress, site } from '#library/facts.ts';
import { pages } from '#library/words.ts';
import { expect, expectAccessible, hydrated, test } from './site.ts';

const { ways, hours } = pages.contact;

const copies = [
  [ways.phone.what, site.phone],
  [ways.fax.what, site.fax],
  [ways.email.what, site.email],
  [ways.address.what, fullAddress],
  [hours.what, allHours.join(', ')],
] as const;

test.describe('Copy buttons', () => {
  test.use({ ownPage: true, permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [what, text] of copies) {
    test(`copies the ${what}`, async ({ page }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.getByRole('button', { name: `Copy ${what}` }).click();
      await expectToast(page, 'Link copied', 'The link has been copied to your clipboard.');
      await expect(page.getByRole('dialog')).toContainText(`${what}: ${text}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    });
  }

  test('says Copied for 2000 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await page.clock.runFor(1000);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: `Copy ${ways.fax.what}` }).click();
    const copied = page.getByRole('button', { name: `Copied ${ways.fax.what}` });
    await expect(copied).toBeVisible();
    await page.clock.runFor(1990);
    await expect(copied).toBeVisible();
    await page.clock.runFor(20);
    await expect(copied).toBeHidden();
    await expect(page.getByRole('button', { name: `Copy ${ways.fax.what}` })).toBeVisible();
  });

  test('says so when the browser has no clipboard', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: `Copy ${ways.phone.what}` }).click();
    await expectToast(page, 'Copy failed', 'Clipboard API not supported in your browser.');
    await expect(page.getByRole('button', { name: `Copied ${ways.phone.what}` })).toHaveCount(0);
  });

  test('says so when the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: `Copy ${ways.phone.what}` }).click();
    await expectToast(page, 'Copy failed', 'Failed to copy to clipboard.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Copied ${ways.phone.what}` })).toHaveCount(0);
  });
});

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.getByRole('dialog', { name: title });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(text);
}
