import { desktop, expect, hydrated, ownFonts, phone, test } from './site.ts';

/** Parts below the first screen are laid out after it; the reader must never notice. */
test.use({ reducedMotion: 'no-preference' });

const scrolled = (y: number) => {
  scrollTo({ top: y, behavior: 'instant' });
  return scrollY;
};

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every part ends up laid out', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('data-at-once');
      await expect(async () => {
        const skipped = await page.evaluate(
          () =>
            [...document.querySelectorAll('main > *, body > footer')].filter(
              (part) => getComputedStyle(part).contentVisibility !== 'visible',
            ).length,
        );
        expect(skipped).toBe(0);
      }).toPass();
    });

    test('a link to a place far below leads there', async ({ page }) => {
      await page.goto('/hormones#consultation');
      const place = page.locator('#consultation');
      await expect(place).toBeInViewport();
      await page.waitForTimeout(1000);
      await expect(place).toBeInViewport();
      const top = await place.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(viewport.height / 2);
    });

    test('a reload stays where the reader was', async ({ page }) => {
      await page.goto('/about');
      await ownFonts(page);
      await page.waitForTimeout(600);
      await page.evaluate(scrolled, 1500);
      const heading = page.locator('main h2').nth(2);
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-at-once');
      // What counts is what the reader sees: the number of the scroll bar changes with the parts above.
      await expect(async () => expect(Math.abs((await top()) - before)).toBeLessThan(30)).toPass();
      await page.waitForTimeout(600);
      expect(Math.abs((await top()) - before)).toBeLessThan(30);
    });

    test('a reload of a page with islands is marked, and they leave the mark', async ({ page }) => {
      await page.goto('/blog');
      await hydrated(page);
      const html = page.locator('html');
      await expect(html).not.toHaveAttribute('data-at-once');
      await page.reload();
      await hydrated(page);
      await expect(html).toHaveAttribute('data-at-once');
    });

    test('Back returns to where the reader was, on a page with islands', async ({ page }) => {
      await page.goto('/blog');
      await hydrated(page);
      await page.waitForTimeout(600);
      const before = await page.evaluate(scrolled, 900);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/blog/post/pet-compounding"]')?.click(),
      );
      await page.waitForURL('**/pet-compounding');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.waitForTimeout(500);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  });
}
