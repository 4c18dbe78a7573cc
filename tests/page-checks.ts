import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './site.ts';

const widths = [320, 360, 390, 430, 600, 768, 1024, 1056, 1280, 1440, 1920, 2560];

/** What holds for every page, whatever it says. */
export function checkPage(path: string) {
  test.describe(`${path}, as any page,`, () => {
    test('has one h1, headings in order, a title and a description', async ({ page }) => {
      await page.goto(path);
      const levels = await page
        .locator('main :is(h1, h2, h3, h4)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
      await expect(page).toHaveTitle(/.{3,} \| /);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', /^.{50,170}$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [phone, desktop]) {
        test(`is accessible at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await page.goto(path);
          await expectAccessible(page);
        });
      }
    }

    test('never scrolls sideways from 320 to 2560 px', async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    });

    test('carries no style attribute and no event handler', async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    });
  });
}
