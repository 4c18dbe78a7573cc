import { schedule } from '#library/facts.ts';
import { servicePath } from '#library/pages.ts';
import { sunAt } from '#library/sun.ts';
import { expect, started, test } from './site.ts';

/** Deep in a night in Los Angeles, when the pharmacy is closed whatever its hours are. */
const night = new Date('2025-05-14T03:00:00-07:00');
/** The first hour of a week in which the sun stands low. */
const opening = Array.from(
  { length: 7 * 24 },
  (_, hour) => new Date(+night + hour * 3_600_000),
).find((hour) => sunAt(hour, schedule) === 'low');

const slant = () => getComputedStyle(document.documentElement).getPropertyValue('--slant');

test.describe('the light', () => {
  test.use({ ownPage: true });

  for (const [light, hour] of [
    ['lamp', night] as const,
    ...(opening ? [['low', opening] as const] : []),
  ]) {
    test(`follows the hours of the pharmacy: ${light}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
      await page.clock.setFixedTime(hour);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-sun', light);
      expect(await page.evaluate(slant)).not.toBe('0');
    });
  }

  for (const preference of [{ reducedMotion: 'reduce' }, { colorScheme: 'dark' }] as const) {
    test(`stays as drawn with ${Object.values(preference)}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference', ...preference });
      await page.clock.setFixedTime(night);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      await started(page);
      expect(await page.evaluate(slant)).toBe('0');
      expect(asked.filter((url) => /sun-/.test(url))).toEqual([]);
    });
  }
});

test.describe('the object on a card', () => {
  test.use({ ownPage: true });

  test('travels into its page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
        document.documentElement.dataset.travelled = names.join(' ');
      });
    });
    await page.goto('/services');
    await page
      .locator(`main a[href="${servicePath('compounding')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(servicePath('compounding'));
    await expect(page.locator('html')).toHaveAttribute(
      'data-travelled',
      /view-transition-group\(object\)/,
    );
  });
});
