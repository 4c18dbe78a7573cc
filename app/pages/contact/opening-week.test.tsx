import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpeningWeek } from '#app/pages/contact/opening-week.tsx';
import type { Schedule } from '#library/calendar.ts';
import { weekOf } from '#library/testing/week.ts';

const schedule: Schedule = {
  week: weekOf({ from: 9 * 60, until: 17 * 60 }, null),
  holidays: [],
  closures: [],
  timeZone: 'America/Los_Angeles',
};
const words = {
  caption: 'Week',
  day: 'Day',
  time: 'Hours',
  closed: 'Closed',
  ahead: 'Other hours',
};
const render = (...texts: string[]) =>
  renderToStaticMarkup(
    <OpeningWeek
      schedule={schedule}
      words={words}
      closures={texts.map((text) => ({ until: '2098-12-24', text }))}
    />,
  );

it('lists days with different hours below the week', () => {
  expect(render('December 24, 2098 9 AM–1 PM (Christmas Eve)')).toMatch(
    /<h3 class="text-title">Other hours<\/h3><ul><li>December 24, 2098 9 AM–1 PM \(Christmas Eve\)<\/li><\/ul>/,
  );
});

it('shows no list if there are no such days', () => {
  expect(render()).not.toContain('Other hours');
});
