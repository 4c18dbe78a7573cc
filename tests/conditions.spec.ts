import { site } from '#library/facts.ts';
import { conditionCards } from '#library/words.ts';
import { expect, test } from './site.ts';

test.describe('Conditions', () => {
  test.use({ path: '/conditions' });

  test('shows a card for each condition, with title and description', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(conditionCards.length);
    for (const [index, { title, description }] of conditionCards.entries()) {
      await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(cards.nth(index)).toContainText(description);
    }
  });

  test('leads from each card to where it says', async ({ page }) => {
    for (const { title, to } of conditionCards) {
      await expect(
        page.getByRole('listitem').getByRole('link', { name: title, exact: true }),
      ).toHaveAttribute('href', to);
    }
  });

  test('makes the whole card the link', async ({ page }) => {
    const card = page.getByRole('main').getByRole('listitem').first();
    const link = card.getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const target = await link.evaluate((anchor) => {
      const { left, top, width, height } = anchor.closest('li')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
        width: 0,
        height: 0,
      };
      return document
        .elementFromPoint(left + width * 0.9, top + height * 0.9)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(target).toBe(conditionCards[0]?.to);
  });

  test('carries the compounding notice once', async ({ page }) => {
    await expect(page.getByText(site.compoundingNotice)).toHaveCount(1);
  });
});
