import { allowErrors, awaitFonts, expect, full, test } from './site.ts';

/** Some browsers never report these events. Each function disables an event. */
const missingEvents: Record<string, () => void> = {
  'a paint': () => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  },
  'any performance entry': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    performance.getEntriesByType = () => [];
  },
  'idle time': () => {
    window.requestIdleCallback = () => 0;
  },
  'an animation frame': () => {
    window.requestAnimationFrame = () => 0;
  },
  'a load event': () => {
    window.addEventListener('load', (event) => event.stopImmediatePropagation(), true);
  },
  'a loaded font': () => {
    FontFace.prototype.load = () => new Promise(() => {});
  },
};

for (const [event, disable] of Object.entries(missingEvents)) {
  test(`hydrates in a browser that never reports ${event}`, full, async ({ page }) => {
    await page.addInitScript(disable);
    await page.goto('/services', { waitUntil: 'commit' });
    if (event !== 'a loaded font') await awaitFonts(page);
    const tab = page.getByRole('tab', { name: 'Advanced Technology' });
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Advanced Technology' })).toBeVisible();
    await expect(page).toHaveURL('/services#technology');
  });
}

test('hydrates the other islands when a script fails to load', async ({ page }) => {
  allowErrors(/ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/prescription-composer*.js', (route) => route.abort());
  await page.goto('/specialists/prescribing');
  const otherIslands = page.locator('x-island:not([data-name="prescription-composer"])');
  const hydratedIslands = page.locator('x-island[data-awake]');
  await expect(hydratedIslands).toHaveCount(await otherIslands.count());
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
