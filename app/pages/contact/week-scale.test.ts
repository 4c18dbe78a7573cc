import { expect, it } from 'vitest';
import { getWeekScale } from '#app/pages/contact/week-scale.ts';
import type { Span } from '#library/calendar.ts';
import { makeWeek } from '#library/testing/week.ts';

const toSpan = (from: number, until: number): Span => ({ from: from * 60, until: until * 60 });
const getScale = (weekday: Span, saturday: Span | null = null) =>
  getWeekScale(makeWeek(weekday, saturday));
const getLabels = (weekday: Span) => getScale(weekday).marks.map(({ label }) => label);

it('extends one hour beyond the opening hours, but not past midnight', () => {
  expect(getScale(toSpan(9, 18), toSpan(10, 14))).toMatchObject({ startHour: 8, endHour: 19 });
  expect(getScale(toSpan(9, 18), toSpan(7, 20))).toMatchObject({ startHour: 6, endHour: 21 });
  expect(getScale(toSpan(8.5, 17.5))).toMatchObject({ startHour: 7, endHour: 19 });
  expect(getScale(toSpan(0, 24))).toMatchObject({ startHour: 0, endHour: 24 });
});

it('labels every second hour and shows AM and PM at most once', () => {
  expect(getLabels(toSpan(9, 18))).toEqual(['8 AM', '10', '12', '2 PM', '4', '6']);
  expect(getLabels(toSpan(8, 17))).toEqual(['7 AM', '9', '11', '1 PM', '3', '5']);
  expect(getLabels(toSpan(14, 20))).toEqual(['1 PM', '3', '5', '7']);
});
