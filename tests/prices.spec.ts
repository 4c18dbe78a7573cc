import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { inlineText } from '#library/markdown/text.ts';
import { dollars } from '#library/plain-facts.ts';
import { pricesOn } from '#library/prices.ts';
import { pages } from '#library/words.ts';
import { desktop, expect, expectNoSidewaysScroll, test } from './site.ts';

const { ask, call, examples, parts, pay } = pages.prices;
const today = pricesOn(examples.rows, dayIn(site.timeZone));

test.describe('Prices', () => {
  test.use({ path: '/prices', viewport: desktop });

  test('says what a price is made of, how to hear yours and how to pay', async ({ page }) => {
    await expect(page.getByRole('main').locator('dt')).toHaveText(
      [parts, ask, pay].flatMap(({ rows }) => rows.map(({ name }) => name)),
    );
  });

  test('shows the examples that hold today with all that the law asks for', async ({ page }) => {
    const table = page.getByRole('table', { name: examples.caption });
    if (today.length === 0) {
      await expect(table).toHaveCount(0);
      await expect(page.getByText(inlineText(examples.none))).toBeVisible();
      return;
    }
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(examples.columns));
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(today.length);
    for (const [index, entry] of today.entries()) {
      const { name, strength, form, quantity, price, from, until } = entry;
      await expect(rows.nth(index).getByRole('rowheader')).toHaveText(name);
      await expect(rows.nth(index).getByRole('cell')).toHaveText([
        strength,
        form,
        quantity,
        dollars(price),
        fillIn(examples.days, { from, until }),
      ]);
    }
  });

  test('marks figures as samples while they are invented', async ({ page }) => {
    const isMarked = examples.sample !== undefined && today.length > 0;
    const marks = page.locator('section', { has: page.getByRole('table') }).locator('p > span');
    await expect(marks).toHaveText(isMarked ? [examples.sample ?? ''] : []);
  });

  test('ends in the next step', async ({ page }) => {
    const links = page.locator('main > :last-child').getByRole('link');
    await expect(links).toHaveText(call.links.map(({ label }) => label));
  });
});

test('on a phone every figure stands beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/prices');
  await expectNoSidewaysScroll(page);
  const names = await page
    .locator('main td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names).toEqual(
    today.flatMap(() =>
      Object.values(examples.columns)
        .slice(1)
        .map((name) => `"${name}"`),
    ),
  );
  const room = await page.locator('main td').evaluateAll((cells) =>
    cells.map((cell) => {
      const name = Number.parseFloat(getComputedStyle(cell, '::before').width);
      return Number.parseFloat(getComputedStyle(cell).paddingLeft) - name;
    }),
  );
  expect(Math.min(...room, Number.POSITIVE_INFINITY)).toBeGreaterThan(0);
});
