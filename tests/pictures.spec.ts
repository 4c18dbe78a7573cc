import { freeze } from './frozen.ts';
import { expect, hydrated, ownFonts, test } from './site.ts';
import { kinds } from './sitemap.ts';

const sizes = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };
/** `npm test` compares one picture of each kind, `npm run test:all` four. */
const looks = (
  process.env.TEST_ALL
    ? ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']
    : ['desktop-light']
).map((name) => name.split('-') as ['phone' | 'desktop', 'light' | 'dark']);

// Half the pixels, and a tolerance for how a machine draws letters. Anything moved, missing or
// recolored still shows.
test.use({ deviceScaleFactor: 0.5, expectedConsole: [/404/] });
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.003 };

for (const [kind, path] of Object.entries({ ...kinds, missing: '/no-such-page' })) {
  test(`${kind} looks the same as before`, async ({ page }) => {
    // A night in Los Angeles, when the pharmacy is closed no matter what its hours are.
    await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
    await page.setViewportSize(sizes.phone);
    await page.goto(path);
    await ownFonts(page);
    if (await page.locator('x-island').count()) await hydrated(page);
    await freeze(page);
    for (const [size, colorScheme] of looks) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme });
      // Nothing moves, so one picture is enough: `toHaveScreenshot` would take two.
      const picture = await page.screenshot({ animations: 'disabled', scale: 'device' });
      expect.soft(picture).toMatchSnapshot(`${kind}-${size}-${colorScheme}.png`, tolerance);
    }
  });
}
