import type { Page } from '@playwright/test';
import { mapFrameUrl } from '#app/pages/contact/open-street-map.ts';
import { dayNames, getHoursOn } from '#library/calendar.ts';
import { schedule } from '#library/facts.ts';
import { formatHours, formatOpening, getOpeningState } from '#library/opening.ts';
import { pages } from '#library/words.ts';
import { awaitFonts, awaitHydration, expect, holdScripts, openHydrated, test } from './site.ts';

const { hours, map } = pages.contact;

function getRowText(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { hours: openHours, reason } = getHoursOn({ year, month, day }, schedule);
  const name = dayNames[new Date(date).getUTCDay()];
  return `${name}${openHours ? formatHours(openHours) : hours.closed}${reason ? `, ${reason}` : ''}`;
}

test('shows whether we are open, marks today and lists holidays this week', async ({ page }) => {
  // The pharmacy is closed for the night, then open on the day before a holiday.
  for (const instant of ['2025-05-14T20:00:00-07:00', '2026-11-25T10:00:00-08:00']) {
    await page.clock.setFixedTime(instant);
    await page.goto('/contact');
    const opening = getOpeningState(new Date(instant), schedule);
    const { state, detail } = formatOpening(opening, hours.now);
    await expect(page.getByRole('main')).toContainText(`${state} ${detail}`);
    await expect(page.locator('tr[aria-current="date"]')).toHaveText(getRowText(opening.date));
  }
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveText(
    ['11-30', '12-01', '11-25', '11-26', '11-27', '11-28', '11-29'].map((day) =>
      getRowText(`2026-${day}`),
    ),
  );
});

test('doesn’t move the page when the state appears', async ({ page }) => {
  const getTop = () =>
    page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await holdScripts(page);
  // In the evening, the state takes two lines.
  await page.clock.setFixedTime('2025-05-14T19:00:00-07:00');
  await page.goto('/contact');
  await awaitFonts(page);
  const oldTop = await getTop();
  releaseScripts();
  await awaitHydration(page);
  const closedText = page.getByText(hours.now.closed, { exact: true });
  await expect(page.getByText(hours.now.open).or(closedText)).toBeVisible();
  expect(await getTop()).toBe(oldTop);
});

const getFrame = (page: Page) => page.getByTitle(map.frame);

test('loads the map without a referrer when it’s almost in view', async ({ page }) => {
  const referrers: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    referrers.push(route.request().headers().referer ?? 'no referrer');
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await openHydrated(page, '/contact');
  await expect(getFrame(page)).toHaveCount(0);
  expect(referrers).toEqual([]);
  await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
  await expect(getFrame(page)).toHaveCSS('opacity', '1');
  await expect(getFrame(page)).toHaveAttribute('src', mapFrameUrl);
  await expect(getFrame(page)).toHaveAttribute('loading', 'lazy');
  await expect(getFrame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(getFrame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(new Set(referrers)).toEqual(new Set(['no referrer']));
});

test('keeps the drawn map if OpenStreetMap can’t be reached', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  const failurePromise = page.waitForEvent('requestfailed');
  await openHydrated(page, '/contact');
  await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
  await failurePromise;
  await expect(getFrame(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: map.label }).locator('svg').first()).toBeVisible();
});
