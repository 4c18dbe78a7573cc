import { expect, test } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bars of a browser have the color of the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const shown = await page.evaluate(() => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d');
      if (!pixel) return undefined;
      pixel.fillStyle = getComputedStyle(document.body).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    const theme = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    const named = [...Buffer.from((await theme.getAttribute('content'))?.slice(1) ?? '', 'hex')];
    expect(named).toHaveLength(3);
    // A browser may round the last step of a color otherwise.
    for (const [part, value] of named.entries()) {
      expect(Math.abs(value - (shown?.[part] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });
}
