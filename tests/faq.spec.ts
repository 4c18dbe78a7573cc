import { faq } from '#content/faq.ts';
import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';
import { desktop, expect, test } from './site.ts';

test.describe('FAQ', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/faq');
  });

  test('asks eight questions and answers each', async ({ page }) => {
    await expect(page.locator('details')).toHaveCount(8);
    await expect(page.locator('summary')).toHaveText(faq.map(({ question }) => question));
  });

  test('opens one at a time', async ({ page }) => {
    const open = page.locator('details[open]');
    await expect(open.locator('summary')).toHaveText(faq[0]?.question ?? '');
    await page.locator('summary').nth(4).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText(faq[4]?.question ?? '');
  });

  test('can be fully collapsed, from the keyboard too', async ({ page }) => {
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.locator('details').nth(1)).toHaveAttribute('open');
  });

  test('fills the cylinder to the number of the open question', async ({ page }) => {
    const level = page.locator('main header svg path').first();
    const filled = () => level.evaluate((path) => getComputedStyle(path).transform);
    await expect.poll(filled).toBe('matrix(1, 0, 0, 0.125, 0, 0)');
    await page.locator('summary').nth(4).click();
    await expect.poll(filled).toBe('matrix(1, 0, 0, 0.625, 0, 0)');
    await page.locator('summary').nth(4).click();
    await expect.poll(filled).toBe('matrix(1, 0, 0, 0, 0, 0)');
  });

  test('answers with the figures of the business', async ({ page }) => {
    const answer = (index: number) => page.locator('details').nth(index);
    await expect(answer(0)).toContainText(`${site.minimumAge} or older`);
    await expect(answer(3)).toContainText(times.compounding);
    await expect(answer(3)).toContainText(`within ${times.response}`);
    await expect(answer(4)).toContainText(`free over $${delivery.sameDay.freeOver}`);
    await expect(answer(4)).toContainText(`$${delivery.shipping.freeAt} or more`);
    await expect(answer(5)).toContainText('We are not accredited yet');
    await expect(answer(7)).toContainText(`within ${times.cancelWithinHours} hours`);
    await expect(answer(7)).toContainText(`within ${times.returnWithinDays} days`);
  });

  test('leads on to shipping and contact', async ({ page }) => {
    await page.locator('summary').nth(4).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Shipping & Delivery' })).toHaveAttribute(
      'href',
      '/shipping',
    );
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('shows every answer on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('details > p').all()) {
      await expect(answer).toBeVisible();
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    }
  });
});

test.describe('FAQ without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes all the same', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details').nth(2)).toHaveAttribute('open');
  });
});
