import type { Page } from '@playwright/test';
import { glossaryPath, glossaryTerms } from '#library/glossary/glossary.ts';
import { explaining } from './explaining.ts';
import { desktop, expect, expectAccessible, phone, test } from './site.ts';

const shown = (page: Page) => page.locator('[popover]:popover-open');

test.describe('the glossary', () => {
  test.use({ path: glossaryPath });

  test('has every word once, in the order of the alphabet, each with its place', async ({
    page,
  }) => {
    const names = await page.locator('main dfn').allTextContents();
    expect(names).toEqual(glossaryTerms.map(({ term }) => term));
    for (const { slug } of glossaryTerms)
      await expect(page.locator(`[id="${slug}"]`)).toHaveCount(1);
  });

  for (const viewport of [phone, desktop]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });
      test('is accessible', async ({ page }) => expectAccessible(page));
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a word of the glossary, JavaScript ${javaScriptEnabled ? 'on' : 'off'},`, () => {
    test.use({ javaScriptEnabled });

    test('opens its meaning where a text first uses it, and stays a word of the text', async ({
      page,
    }) => {
      const [path = ''] = explaining;
      await page.goto(path);
      const word = page.locator('main button[popovertarget^="term_"]').first();
      await word.focus();
      await page.keyboard.press('Enter');
      await expect(shown(page)).toHaveCount(1);
      const glossary = shown(page).locator(`a[href^="${glossaryPath}#"]`);
      await expect(glossary).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
      await expect(word).toBeFocused();
      await page.emulateMedia({ media: 'print' });
      await expect(word).toBeVisible();
    });
  });
}
