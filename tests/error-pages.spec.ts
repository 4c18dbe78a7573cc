import { site } from '#library/facts.ts';
import { shell } from '#library/words.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './site.ts';

const { notFound, failure } = shell;

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/404/] });

  for (const viewport of [phone, desktop]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`answers 404 with a way home (${viewport.width} px, ${colorScheme})`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const response = await page.goto('/no/such/page');
        expect(response?.status()).toBe(404);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(`${notFound.status} ${notFound.title}`);
        await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: [/405/] });

  test('says so, with the status and a way to reach a person', async ({ page }) => {
    await page.goto('/');
    // No page but the provider form takes a post.
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.evaluate(() => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/about';
        document.body.append(form);
        form.submit();
      }),
    ]);
    expect(response.status()).toBe(405);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
    const main = page.getByRole('main');
    await expect(main).toContainText('405');
    await expect(main.getByRole('link', { name: site.phone })).toBeVisible();
    await expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/');
    await expectAccessible(page);
  });
});
