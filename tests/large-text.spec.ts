import { browserPath } from '../scripts/browsers/chromium.ts';
import { desktop, expect, expectNoSidewaysScroll, keepToThisSite, test } from './site.ts';
import { kinds } from './sitemap.ts';

// The reader's own setting, which media queries in rem follow as well.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of kinds) {
  test(`${path} holds at twice the text size and in forced colors`, async ({ page, baseURL }) => {
    await keepToThisSite(page, baseURL);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
