import { expectPictures } from './pictures.ts';
import { allowErrors, awaitFonts, awaitHydration, full, test } from './site.ts';
import { pathsByKind } from './sitemap.ts';

// A low resolution makes pictures small and quick to compare.
test.use({ deviceScaleFactor: 0.5 });

for (const [kind, path] of Object.entries({ ...pathsByKind, missing: '/no-such-page' })) {
  test(`shows ${kind} as in its snapshots`, full, async ({ page }) => {
    if (kind === 'missing') allowErrors(/404/);
    // At 3 AM in Los Angeles, the pharmacy is closed no matter what its hours are.
    await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
    await page.goto(path);
    await awaitFonts(page);
    if (await page.locator('x-island').count()) await awaitHydration(page);
    await expectPictures(page, kind);
  });
}
