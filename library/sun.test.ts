import { expect, it } from 'vitest';
import type { Schedule } from '#library/calendar.ts';
import { sunAt } from '#library/sun.ts';
import { weekOf } from '#library/testing/week.ts';

const open = { from: 9 * 60, until: 17 * 60 };
const schedule: Schedule = {
  week: weekOf(open, open),
  holidays: [{ name: 'A holiday', on: { month: 7, day: 4 } }],
  closures: [],
  timeZone: 'America/Los_Angeles',
};

it.each([
  ['just open', '2025-05-14T09:00', 'low'],
  ['in the middle of its day', '2025-05-14T13:00', undefined],
  ['soon to close', '2025-05-14T16:30', 'low'],
  ['closed for today', '2025-05-14T17:00', 'lamp'],
  ['not open yet', '2025-05-14T08:59', 'lamp'],
  ['closed all day', '2025-05-18T13:00', 'lamp'],
  ['closed for a holiday', '2025-07-04T13:00', 'lamp'],
])('returns the light when the pharmacy is %s', (_, clock, light) => {
  expect(sunAt(new Date(`${clock}-07:00`), schedule)).toBe(light);
});
