import { pages } from '#library/words.ts';
import { desktop, expect, measureShift, phone, test } from './site.ts';

const { doors } = pages.home.hero;

test('shows a button in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

for (const [device, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('shows the first tasks without scrolling', async ({ page }) => {
      await page.goto('/');
      const links = page.getByRole('navigation', { name: doors.label }).getByRole('link');
      await expect(links).toHaveCount(doors.links.length);
      const lastInView = viewport === phone ? links.nth(2) : links.last();
      await expect(lastInView).toBeInViewport({ ratio: 1 });
    });

    test('moves one jar along the steps and fills it without a layout shift', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const steps = page.locator('#how ol');
      const jar = steps.locator('svg').first();
      const getPosition = async () => {
        const box = await jar.locator('#jar').boundingBox();
        return (viewport === phone ? box?.y : box?.x) ?? 0;
      };
      await steps.scrollIntoViewIfNeeded();
      await expect(steps.locator('svg:visible')).toHaveCount(1);
      const scrollTo = (top: number) =>
        steps.evaluate((element, at) => {
          scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' });
        }, top);
      const getState = () =>
        jar.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--state')));
      await scrollTo(viewport.height);
      await expect.poll(getState).toBe(0);
      const start = await getPosition();
      await steps.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await page.mouse.wheel(0, viewport.height);
      await expect.poll(getState).toBe(5);
      await expect.poll(async () => Math.abs((await getPosition()) - start)).toBeGreaterThan(100);
      expect(await measureShift(page)).toBeLessThan(0.01);
    });

    test('shows the jar in every state at its step with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const states = await page
        .locator('#how li svg')
        .evaluateAll((jars) =>
          jars.map((jar) => Number(getComputedStyle(jar).getPropertyValue('--state'))),
        );
      expect(states).toEqual([0, 1, 2, 3, 4, 5]);
    });
  });
}
