import { expect, it } from 'vitest';
import { getSunlight } from '#library/sun.ts';
import { makeSchedule, makeWeek } from '#library/testing/week.ts';

const hours = { from: 9 * 60, until: 17 * 60 };
const holidays = [{ name: 'A holiday', on: { month: 7, day: 4 } }];
const schedule = makeSchedule(makeWeek(hours, hours), { holidays });

it.each([
  ['just opening', '2025-05-14T09:00', 'low'],
  ['halfway through the day', '2025-05-14T13:00', undefined],
  ['about to close', '2025-05-14T16:30', 'low'],
  ['closed for today', '2025-05-14T17:00', 'lamp'],
  ['not open yet', '2025-05-14T08:59', 'lamp'],
  ['closed all day', '2025-05-18T13:00', 'lamp'],
  ['closed for a holiday', '2025-07-04T13:00', 'lamp'],
])('returns the light for drawings when the pharmacy is %s', (_, time, light) => {
  expect(getSunlight(new Date(`${time}-07:00`), schedule)).toBe(light);
});
