import { expect, ownFonts, test } from './site.ts';

/** Browsers may never report these events. Each is removed before the page starts. */
const silences: Record<string, () => void> = {
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

for (const [what, takeAway] of Object.entries(silences)) {
  test(`a page wakes up in a browser that never reports ${what}`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto('/services', { waitUntil: 'commit' });
    if (what !== 'that a font has loaded') await ownFonts(page);
    const tab = page.getByRole('tab', { name: 'Advanced Technology' });
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Advanced Technology' })).toBeVisible();
    await expect(page).toHaveURL('/services#technology');
  });
}

test.describe('a page that loses a script', () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module/] });

  test('wakes its other islands', async ({ page }) => {
    await page.route('**/assets/prescription-composer*.js', (route) => route.abort());
    await page.goto('/specialists/prescribing');
    const asleep = page.locator('x-island:not([data-awake])');
    await expect(asleep).toHaveCount(1);
    await expect(asleep).toHaveAttribute('data-name', 'prescription-composer');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
});
