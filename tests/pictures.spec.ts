import { expectPictures } from './pictures.ts';
import { full, hydrated, ownFonts, test } from './site.ts';
import { kinds } from './sitemap.ts';

// Half the pixels make pictures small and quick to compare.
test.use({ deviceScaleFactor: 0.5, expectedConsole: [/404/] });

for (const [kind, path] of Object.entries({ ...kinds, missing: '/no-such-page' })) {
  test(`${kind} looks the same as before`, full, async ({ page }) => {
    // A night in Los Angeles, when the pharmacy is closed no matter what its hours are.
    await page.clock.setFixedTime(new Date('2025-05-14T03:00:00-07:00'));
    await page.goto(path);
    await ownFonts(page);
    if (await page.locator('x-island').count()) await hydrated(page);
    await expectPictures(page, kind);
  });
}
