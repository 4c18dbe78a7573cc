import { freeze } from './frozen.ts';
import { expect, hydrated, ownFonts, test } from './site.ts';
import { pageKinds } from './sitemap.ts';

const sizes = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };

// Half the pixels, and a tolerance for how a machine draws letters: what is moved, missing or
// has lost its color shows all the same.
test.use({ deviceScaleFactor: 0.5, expectedConsole: [/404/] });
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.003 };

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} looks as it did, at two widths, in both schemes`, async ({ page }) => {
    // Deep in a night in Los Angeles, when the pharmacy is closed whatever its hours are.
    await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
    await page.setViewportSize(sizes.phone);
    await page.goto(path);
    await ownFonts(page);
    if (await page.locator('x-island').count()) await hydrated(page);
    await freeze(page);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Nothing moves any more, so one picture is enough: `toHaveScreenshot` would take two.
        const picture = await page.screenshot({ animations: 'disabled', scale: 'device' });
        expect.soft(picture).toMatchSnapshot(`${kind}-${size}-${colorScheme}.png`, tolerance);
      }
    }
  });
}
