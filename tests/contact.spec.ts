import type { Page } from '@playwright/test';
import { mapDirections, mapFrame } from '#app/pages/contact/open-street-map.ts';
import { dayNames, hoursOn } from '#library/calendar.ts';
import { fullAddress, mailHref, schedule, site, telHref } from '#library/facts.ts';
import { mondayFirst, openingInWords, openingState, spanInWords } from '#library/opening.ts';
import { pages } from '#library/words.ts';
import { expect, hydrated, ownFonts, test } from './site.ts';

const { hours, map } = pages.contact;

const stateAt = (instant: string) => openingState(new Date(instant), schedule);

/** The text of a day's row. */
function rowOn(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { hours: open, reason } = hoursOn({ year, month, day }, schedule);
  const name = dayNames[new Date(date).getUTCDay()];
  return `${name}${open ? spanInWords(open) : hours.closed}${reason ? `, ${reason}` : ''}`;
}
const todayAt = (instant: string) => rowOn(stateAt(instant).date);

test.describe('Contact', () => {
  test('gives phone, fax, email, address and hours', async ({ page }) => {
    // A day on which the hours of every week hold.
    await page.clock.setFixedTime('2025-05-14T14:20:00-07:00');
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
    await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      mailHref(site.email),
    );
    await expect(main).toContainText(site.fax);
    await expect(main).toContainText(fullAddress);
    const days = main.getByRole('table').locator('tbody').getByRole('row');
    await expect(days).toHaveText(
      mondayFirst.map((day) => new RegExp(`^${day}${spanInWords(schedule.week[day])}$`, 'i')),
    );
  });
});

test.describe('Opening', () => {
  test.use({ ownPage: true });

  for (const instant of [
    '2025-05-14T14:20:00-07:00',
    '2025-05-14T20:00:00-07:00',
    '2025-05-17T15:00:00-07:00',
    '2025-05-26T11:00:00-07:00',
  ]) {
    test(`says at ${instant} whether we are open, and marks the day`, async ({ page }) => {
      await page.clock.setFixedTime(instant);
      await page.goto('/contact');
      const { state, detail } = openingInWords(stateAt(instant), hours.now);
      await expect(page.getByRole('main')).toContainText(`${state} ${detail}`);
      await expect(page.locator('tr[aria-current="date"]')).toHaveText(todayAt(instant));
    });
  }

  test('shows a holiday in the coming week as closed', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T10:00:00-08:00');
    await page.goto('/contact');
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveText(
      ['11-30', '12-01', '11-25', '11-26', '11-27', '11-28', '11-29'].map((day) =>
        rowOn(`2026-${day}`),
      ),
    );
  });

  test('marks today, also for a reader in another time zone', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    const instant = '2025-05-14T17:00:00-07:00';
    await page.clock.setFixedTime(instant);
    await page.goto('/contact');
    await expect(page.locator('tr[aria-current="date"]')).toHaveText(todayAt(instant));
    await context.close();
  });

  test('does not move the page when the state appears', async ({ page }) => {
    const top = () =>
      page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
    // In the evening the state takes two lines.
    await page.clock.setFixedTime('2025-05-14T19:00:00-07:00');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact', { waitUntil: 'commit' });
    const before = await top();
    await hydrated(page);
    await expect(
      page.getByText(hours.now.open).or(page.getByText(hours.now.closed, { exact: true })),
    ).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test.describe('Map', () => {
  const frame = (page: Page) => page.getByTitle(map.frame);

  test('is asked for when the reader comes near, and shown once it has loaded', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().headers().referer ?? 'no referrer');
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await page.goto('/contact');
    await hydrated(page);
    await expect(frame(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCSS('opacity', '1');
    await expect(frame(page)).toHaveAttribute('src', mapFrame);
    await expect(frame(page)).toHaveAttribute('loading', 'lazy');
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(new Set(asked)).toEqual(new Set(['no referrer']));
  });

  test('stays the drawn one when OpenStreetMap cannot be reached', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('heading', { name: map.title }).scrollIntoViewIfNeeded();
    await failed;
    await expect(frame(page)).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: map.label }).locator('svg').first(),
    ).toBeVisible();
  });

  test('has a plain link to directions beside it', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: map.directions })).toHaveAttribute(
      'href',
      mapDirections,
    );
    expect(mapDirections).toContain(encodeURIComponent(`${site.geo.latitude}`));
  });
});

test.describe('Contact without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows everything but the copy buttons and the state', async ({ page }) => {
    await page.goto('/contact');
    for (const text of [site.phone, site.fax, fullAddress]) {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toBeVisible();
  });
});

for (const width of [320, 360, 370, 385, 430]) {
  test(`addresses and labels stay whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await ownFonts(page);
    // A window with a scroll bar in it is narrower than the media queries see.
    await page.evaluate(() => document.body.style.setProperty('padding-right', '15px'));
    const lines = await page.locator('dd a[href^="mailto:"]').evaluate((link) => {
      const domain = document.createRange();
      domain.selectNodeContents(link.lastChild ?? link);
      return domain.getClientRects().length;
    });
    expect(lines).toBe(1);
    const labels = await page.locator('thead td text').evaluateAll((all) =>
      all
        .filter((label) => label.checkVisibility({ visibilityProperty: true }))
        .map((label) => {
          const words = document.createRange();
          words.selectNodeContents(label);
          const { left, right } = words.getBoundingClientRect();
          return { left, right };
        }),
    );
    expect(labels.length).toBeGreaterThan(2);
    for (const [index, { left }] of labels.entries()) {
      // Hours decide where labels stand; two pixels still part one from the next.
      expect(left).toBeGreaterThan((labels[index - 1]?.right ?? 0) + 2);
    }
  });
}
