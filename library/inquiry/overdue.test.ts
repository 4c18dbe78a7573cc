import { expect, it } from 'vitest';
import { getOverdueCutoff } from '#library/inquiry/overdue.ts';
import { makeSchedule, makeWeek } from '#library/testing/week.ts';

const week = makeWeek({ from: 540, until: 1080 }, { from: 600, until: 840 });
const schedule = makeSchedule(week, {
  holidays: [{ name: 'Thanksgiving', on: { month: 11, weekday: 4, nth: 4 } }],
  closures: [{ from: '2026-12-07', until: '2026-12-08', reason: 'our move', hours: null }],
});

// November 16, 2026 is a Monday.
it.each([
  ['in the middle of a week', '2026-11-19T10:00', '2026-11-17T10:00'],
  ['after a weekend', '2026-11-17T10:00', '2026-11-13T10:00'],
  ['on a Saturday, which does not count', '2026-11-21T11:00', '2026-11-19T00:00'],
  ['after a holiday', '2026-11-27T10:00', '2026-11-24T10:00'],
  ['after a closure', '2026-12-10T10:00', '2026-12-04T10:00'],
])('goes back two business days %s', (_, now, cutoff) => {
  const toTime = (text: string) => Date.parse(`${text}:00-08:00`);
  expect(getOverdueCutoff(toTime(now), schedule)).toBe(toTime(cutoff));
});
