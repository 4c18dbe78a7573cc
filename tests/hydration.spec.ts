import { expect, ownFonts, test } from './site.ts';

/** Events that a browser may never report. Each function disables one before the page starts. */
const missingEvents: Record<string, () => void> = {
  'a paint': () => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  },
  'performance at all': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    performance.getEntriesByType = () => [];
  },
  'an idle moment': () => {
    window.requestIdleCallback = () => 0;
  },
  'a frame': () => {
    window.requestAnimationFrame = () => 0;
  },
  'that anything has loaded': () => {
    window.addEventListener('load', (event) => event.stopImmediatePropagation(), true);
  },
  'that a font has loaded': () => {
    FontFace.prototype.load = () => new Promise(() => {});
  },
};

for (const [event, disable] of Object.entries(missingEvents)) {
  test(`hydrates in a browser that never reports ${event}`, async ({ page }) => {
    await page.addInitScript(disable);
    await page.goto('/services', { waitUntil: 'commit' });
    if (event !== 'that a font has loaded') await ownFonts(page);
    const tab = page.getByRole('tab', { name: 'Advanced Technology' });
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Advanced Technology' })).toBeVisible();
    await expect(page).toHaveURL('/services#technology');
  });
}

test.describe('when a script fails to load', () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module/] });

  test('hydrates the other islands', async ({ page }) => {
    await page.route('**/assets/prescription-composer*.js', (route) => route.abort());
    await page.goto('/specialists/prescribing');
    const others = page.locator('x-island:not([data-name="prescription-composer"])');
    const hydrated = page.locator('x-island[data-awake]');
    await expect(hydrated).toHaveCount(await others.count());
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
});
