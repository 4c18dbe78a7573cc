import type { Page } from '@playwright/test';
import { mapFrameUrl } from '#app/pages/contact/open-street-map.ts';
import { dayNames, hoursOn } from '#library/calendar.ts';
import { schedule } from '#library/facts.ts';
import { openingInWords, openingState, spanInWords } from '#library/opening.ts';
import { pages } from '#library/words.ts';
import { expect, holdScripts, hydrated, openHydrated, ownFonts, test } from './site.ts';

const { hours, map } = pages.contact;

/** The text of a day's row. */
function rowOn(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { hours: open, reason } = hoursOn({ year, month, day }, schedule);
  const name = dayNames[new Date(date).getUTCDay()];
  return `${name}${open ? spanInWords(open) : hours.closed}${reason ? `, ${reason}` : ''}`;
}

test.describe('opening hours', () => {
  test('show whether we are open, mark today, and list holidays of the week', async ({ page }) => {
    // Open, closed for the night, and the day before a holiday.
    for (const instant of [
      '2025-05-14T14:20:00-07:00',
      '2025-05-14T20:00:00-07:00',
      '2026-11-25T10:00:00-08:00',
    ]) {
      await page.clock.setFixedTime(instant);
      await page.goto('/contact');
      const opening = openingState(new Date(instant), schedule);
      const { state, detail } = openingInWords(opening, hours.now);
      await expect(page.getByRole('main')).toContainText(`${state} ${detail}`);
      await expect(page.locator('tr[aria-current="date"]')).toHaveText(rowOn(opening.date));
    }
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveText(
      ['11-30', '12-01', '11-25', '11-26', '11-27', '11-28', '11-29'].map((day) =>
        rowOn(`2026-${day}`),
      ),
    );
  });

  test('don’t move the page when the state appears', async ({ page }) => {
    const top = () =>
      page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
    await page.setViewportSize({ width: 390, height: 844 });
    const releaseScripts = await holdScripts(page);
    // In the evening the state takes two lines.
    await page.clock.setFixedTime('2025-05-14T19:00:00-07:00');
    await page.goto('/contact');
    await ownFonts(page);
    const before = await top();
    releaseScripts();
    await hydrated(page);
    await expect(
      page.getByText(hours.now.open).or(page.getByText(hours.now.closed, { exact: true })),
    ).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test.describe('map', () => {
  const frame = (page: Page) => page.getByTitle(map.frame);

  test('loads when it scrolls near, without a referrer', async ({ page }) => {
    const referrers: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      referrers.push(route.request().headers().referer ?? 'no referrer');
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await openHydrated(page, '/contact');
    await expect(frame(page)).toHaveCount(0);
    expect(referrers).toEqual([]);
    await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCSS('opacity', '1');
    await expect(frame(page)).toHaveAttribute('src', mapFrameUrl);
    await expect(frame(page)).toHaveAttribute('loading', 'lazy');
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(new Set(referrers)).toEqual(new Set(['no referrer']));
  });

  test('stays a drawing if OpenStreetMap can’t be reached', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await openHydrated(page, '/contact');
    await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
    await failed;
    await expect(frame(page)).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: map.label }).locator('svg').first(),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the hours and the map, and no copy buttons', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toBeVisible();
  });
});
