import type { Page } from '@playwright/test';
import { allHours, fullAddress, site } from '#library/facts.ts';
import { separateUnits } from '#library/join-units.ts';
import { pages } from '#library/words.ts';
import { getPostPath, newestArticle } from './articles.ts';
import { awaitHydration, desktop, expect, full, openHydrated, phone, test } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const getToast = (page: Page) => page.getByRole('dialog').filter({ has: getDismissButton(page) });
const getDismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

for (const [path, name] of [
  ['/contact', /^Cop/],
  [getPostPath(newestArticle), 'Share article'],
] as const) {
  test(`shows a toast that doesn’t cover its button on ${path}`, full, async ({ page }) => {
    await openHydrated(page, path);
    const buttons = await page.getByRole('button', { name }).all();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const button of new Set([buttons[0], buttons.at(-1)])) {
        for (const block of ['start', 'center', 'end'] as const) {
          await button?.evaluate(
            (element, position) => element.scrollIntoView({ block: position }),
            block,
          );
          await button?.click();
          await expect(getToast(page)).toBeInViewport({ ratio: 1 });
          const isVisible = await button?.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
          expect(isVisible, `button at the ${block} of ${viewport.width} px`).toBe(true);
          await getDismissButton(page).click();
          await expect(getToast(page)).toHaveCount(0);
        }
      }
    }
  });
}

const { ways, hours } = pages.contact;

const copyCases = [
  [ways.phone.what, site.phone],
  [ways.fax.what, site.fax],
  [ways.email.what, site.email],
  [ways.address.what, separateUnits(fullAddress)],
  [hours.what, allHours.join(', ')],
] as const;

test('copies the text next to a button', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const [name, text] of copyCases) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await expectToast(page, 'Link copied', 'The link has been copied to your clipboard.');
    await expect(getToast(page)).toContainText(`${name}: ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await getDismissButton(page).click();
    await expect(getToast(page)).toHaveCount(0);
  }
});

test('shows Copied for 2000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.runFor(1000);
  await awaitHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: `Copy ${ways.fax.what}` }).click();
  const copiedButton = page.getByRole('button', { name: `Copied ${ways.fax.what}` });
  await expect(copiedButton).toBeVisible();
  await page.clock.runFor(1990);
  await expect(copiedButton).toBeVisible();
  await page.clock.runFor(20);
  await expect(copiedButton).toBeHidden();
  await expect(page.getByRole('button', { name: `Copy ${ways.fax.what}` })).toBeVisible();
});

const failures: [string, () => void][] = [
  [
    'Clipboard API not supported in your browser.',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ],
  [
    'Failed to copy to clipboard.',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    },
  ],
];
for (const [message, breakClipboard] of failures) {
  test(`shows “${message}”`, async ({ page }) => {
    await page.addInitScript(breakClipboard);
    await openHydrated(page, '/contact');
    await page.getByRole('button', { name: `Copy ${ways.phone.what}` }).click();
    await expectToast(page, 'Copy failed', message);
    await expect(page.getByRole('button', { name: `Copied ${ways.phone.what}` })).toHaveCount(0);
    await page.getByRole('button', { name: `Copy ${ways.phone.what}` }).click();
    await expect(page.getByRole('dialog', { name: 'Copy failed' })).toHaveCount(1);
  });
}

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.getByRole('dialog', { name: title });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(text);
}
