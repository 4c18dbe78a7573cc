import { desktop, expect, expectNoSidewaysScroll, test } from './site.ts';
import { samples } from './sitemap.ts';

test.use({ ownPage: true });

for (const path of samples) {
  test(`${path} holds at twice the text size and in forced colors`, async ({ page }) => {
    // The reader's own setting, which media queries in rem follow as well.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia(`(width < ${innerWidth / 30}rem)`).matches)).toBe(
      true,
    );
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
