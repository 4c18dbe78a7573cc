import type { Page } from '@playwright/test';
import { newest, postPath } from './articles.ts';
import { button, fill, functionPath } from './inquiry-form.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toast = (page: Page) => page.getByRole('dialog').filter({ has: dismiss(page) });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, name] of [
      ['/contact', /^Cop/],
      [postPath(newest), 'Share article'],
    ] as const) {
      test(`shows a toast in the window and clear of its button on ${path}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        for (const pressed of await page.getByRole('button', { name }).all()) {
          for (const block of ['start', 'center', 'end'] as const) {
            await pressed.evaluate(
              (element, place) => element.scrollIntoView({ block: place }),
              block,
            );
            await pressed.click();
            await expect(toast(page)).toBeInViewport({ ratio: 1 });
            const inSight = await pressed.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              return element.contains(seen);
            });
            expect(inSight, `${await pressed.textContent()} at the ${block} of the window`).toBe(
              true,
            );
            await dismiss(page).click();
            await expect(toast(page)).toHaveCount(0);
          }
        }
      });
    }

    test('shows in the window that nothing was copied', async ({ page }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: /^Copy/ }).first().click();
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
    });

    for (const status of [200, 503]) {
      test.describe(`an inquiry answered with ${status}`, () => {
        test.use({ expectedConsole: [/503/] });

        test('shows its toast in the window', async ({ page }) => {
          await page.route(`**${functionPath}`, (route) =>
            route.fulfill({ status, json: { success: true, id: '1' } }),
          );
          await page.goto('/specialists');
          await hydrated(page);
          await fill(page);
          await button(page).click();
          await expect(toast(page)).toBeInViewport({ ratio: 1 });
        });
      });
    }
  });
}
