import { placesInside, placesOutside } from '#content/shipping.ts';
import { delivery, site, telHref, times } from '#content/site.ts';
import { desktop, expect, ownFonts, phone, test } from './site.ts';

const { sameDay, shipping } = delivery;

test.describe('Shipping & Delivery', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/shipping');
  });

  test('compares both ways to the door in a table', async ({ page }) => {
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Same-day delivery', 'Shipping']);
    const row = (name: string) =>
      table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
    await expect(row('Where')).toHaveText([
      `Within ${sameDay.miles} miles of us`,
      `${shipping.area} only`,
    ]);
    await expect(row('Order by').first()).toContainText(sameDay.readyBy);
    await expect(row('Arrives').nth(1)).toContainText(shipping.days);
    await expect(row('Arrives').nth(1)).toContainText('Next-day available');
    await expect(row('Fee').first()).toHaveText(`$${sameDay.fee}`);
    await expect(row('Free')).toHaveText([
      `On orders over $${sameDay.freeOver}`,
      `On orders of $${shipping.freeAt} or more`,
    ]);
  });

  test('draws the circle to scale, with what lies in it and what does not', async ({ page }) => {
    const map = page.getByRole('img', { name: /^Map, to scale/ });
    await expect(map).toHaveAccessibleName(new RegExp(`The ${sameDay.miles}-mile circle`));
    for (const [places, inside] of [
      [placesInside, true],
      [placesOutside, false],
    ] as const) {
      for (const { name, x, y } of places) {
        const miles = Math.hypot(x - 960, y - 372) / 19;
        expect(miles <= sameDay.miles, `${name} lies ${miles} miles away`).toBe(inside);
      }
    }
  });

  test('draws both thresholds where they belong on the scale', async ({ page }) => {
    for (const [threshold, width] of [
      [sameDay.freeOver, '37.5%'],
      [shipping.freeAt, '80%'],
    ] as const) {
      const scale = page.getByRole('img', { name: new RegExp(`Left of \\$${threshold}:`) });
      await expect(scale.locator('rect').first()).toHaveAttribute('width', width);
    }
  });

  test('starts same-day delivery when the medication is ready', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main).toContainText(`ready by ${sameDay.readyBy}, delivered the same day`);
    await expect(main).toContainText(`Compounding usually takes ${times.compounding}`);
  });

  test('states care in transit, cancellation, returns and tracking', async ({ page }) => {
    const fact = (name: string) =>
      page.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).locator('dd');
    await expect(fact('Care in transit')).toContainText('insured');
    await expect(fact('Care in transit')).toContainText('signature is required');
    await expect(fact('Cancellation')).toHaveText(
      `Within ${times.cancelWithinHours} hours, if not yet prepared. Compounded items cannot be cancelled once preparation begins.`,
    );
    await expect(fact('Returns')).toContainText(
      `Non-medication items within ${times.returnWithinDays} days, if unopened.`,
    );
    await expect(fact('Tracking')).toContainText('account dashboard');
    await expect(fact('Questions').getByRole('link')).toHaveText(['Contact us', site.phone]);
    await expect(fact('Questions').getByRole('link').nth(1)).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
  });

  test('tells the timeline as a drawing, on a phone as a list', async ({ page }) => {
    const drawing = page.getByRole('img', { name: /^Timeline/ });
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Compounding' });
    await expect(drawing).toBeVisible();
    await page.setViewportSize(phone);
    await expect(drawing).toBeHidden();
    await expect(list.getByRole('listitem')).toHaveText([
      `${times.compounding} Compounding`,
      /^The same day/,
      /^Next day/,
      new RegExp(`^${shipping.days}`),
    ]);
  });
});

for (const width of [320, 360, 384, 390]) {
  test(`no name on the map is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shipping');
    await ownFonts(page);
    const cut = await page
      .locator('main svg[role=img]')
      .first()
      .locator('text:visible')
      .evaluateAll((names) =>
        names
          .filter((name) => {
            const { left, right } = name.getBoundingClientRect();
            return left < 0 || right > window.innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
}
