import { delivery, site, telHref } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { dollars } from '#library/plain-facts.ts';
import { pages } from '#library/words.ts';
import { desktop, expect, ownFonts, phone, test } from './site.ts';

const { sameDay, shipping } = delivery;
const { facts, fees, finePrint, map, timing } = pages.shipping;

test.describe('Shipping & Delivery', () => {
  test.use({ path: '/shipping', viewport: desktop });

  test('gives the figures at a glance', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.locator('dl').first().locator('dt')).toHaveText(
      facts.map(({ name }) => name),
    );
    await expect(main.locator('dl').first().locator('dd')).toHaveText(
      facts.map(({ value }) => value),
    );
  });

  test('compares both ways to the door in a table', async ({ page }) => {
    const table = page.getByRole('table', { name: fees.table.caption });
    await expect(table.getByRole('columnheader')).toHaveText([...fees.table.ways]);
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(fees.table.rows.length);
    for (const [index, { name, values }] of fees.table.rows.entries()) {
      await expect(rows.nth(index).getByRole('rowheader')).toHaveText(name);
      await expect(rows.nth(index).getByRole('cell')).toHaveText([...values]);
    }
  });

  test('draws the circle to scale, with what lies in it and what does not', async ({ page }) => {
    const drawing = page.getByRole('img', { name: map.about });
    for (const { name } of map.places) {
      await expect(drawing.getByText(name, { exact: true })).toHaveCount(1);
      await expect(drawing).toHaveAccessibleName(new RegExp(name));
    }
  });

  test('draws both thresholds where they belong on the scale', async ({ page }) => {
    const scales = page
      .locator('section', { has: page.getByRole('heading', { name: fees.title }) })
      .getByRole('img');
    for (const [index, threshold] of [sameDay.freeOver, shipping.freeAt].entries()) {
      const scale = scales.nth(index);
      await expect(scale).toHaveAccessibleName(new RegExp(`\\${dollars(threshold)}`));
      const end = Number((await scale.locator('text').last().textContent())?.slice(1));
      await expect(scale.locator('rect').first()).toHaveAttribute(
        'width',
        `${(threshold / end) * 100}%`,
      );
    }
  });

  test('states the fine print, and where to ask', async ({ page }) => {
    const rows = page.locator('section', {
      has: page.getByRole('heading', { name: finePrint.title }),
    });
    await expect(rows.locator('dt')).toHaveText(finePrint.rows.map(({ name }) => name));
    await expect(rows.locator('dd')).toHaveText(
      finePrint.rows.map(({ text, withPortal }) =>
        inlineText((site.portalUrl && withPortal) || text),
      ),
    );
    await expect(rows.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
  });
});

test('tells the timeline as a drawing, on a phone as a list', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/shipping');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: timing.title }),
  });
  const drawing = section.getByRole('img');
  await expect(drawing).toBeVisible();
  await expect(drawing).toContainText(timing.drawing.compounding);
  await page.setViewportSize(phone);
  await expect(drawing).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveText(
    timing.list.map(({ time, text }) => `${time} ${text}`),
  );
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
