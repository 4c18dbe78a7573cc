import { expect, it } from 'vitest';
import { weekScale } from '#app/pages/contact/week-scale.ts';
import type { Span } from '#library/calendar.ts';
import { weekOf } from '#library/testing/week.ts';

const hours = (from: number, until: number): Span => ({ from: from * 60, until: until * 60 });
const labels = (weekday: Span, saturday: Span | null = null) =>
  weekScale(weekOf(weekday, saturday)).marks.map(({ label }) => label);

it('extends one hour beyond the earliest opening and the latest closing', () => {
  expect(weekScale(weekOf(hours(9, 18), hours(10, 14)))).toMatchObject({ from: 8, until: 19 });
  expect(weekScale(weekOf(hours(9, 18), hours(7, 20)))).toMatchObject({ from: 6, until: 21 });
  expect(weekScale(weekOf(hours(8.5, 17.5), null))).toMatchObject({ from: 7, until: 19 });
});

it('stays within the day', () => {
  expect(weekScale(weekOf(hours(0, 24), null))).toMatchObject({ from: 0, until: 24 });
});

it('labels every second hour and shows AM and PM once', () => {
  expect(labels(hours(9, 18))).toEqual(['8 AM', '10', '12', '2 PM', '4', '6']);
  expect(labels(hours(8, 17))).toEqual(['7 AM', '9', '11', '1 PM', '3', '5']);
  expect(labels(hours(14, 20))).toEqual(['1 PM', '3', '5', '7']);
});

it('positions each label at its hour', () => {
  const { marks } = weekScale(weekOf(hours(9, 18), null));
  expect(marks.map(({ at }) => at)).toEqual([0, 2, 4, 6, 8, 10]);
});
