import { expect, it } from 'vitest';
import { addObservedDays, findHoliday, type Schedule } from '#library/calendar.ts';
import { separateUnits } from '#library/join-units.ts';
import { formatClockTime, formatOpening, formatWeek, getOpeningState } from '#library/opening.ts';
import { makeWeek } from '#library/testing/week.ts';

const makeDay = (day: string) => ({ from: day, until: day });

const schedule: Schedule = {
  week: makeWeek({ from: 9 * 60, until: 18 * 60 }, { from: 10 * 60, until: 14 * 60 }),
  holidays: [
    { name: 'New Year’s Day', on: { month: 1, day: 1 } },
    { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' } },
    { name: 'Independence Day', on: { month: 7, day: 4 } },
    { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
    { name: 'Thanksgiving', on: { month: 11, weekday: 4, nth: 4 } },
    { name: 'Christmas', on: { month: 12, day: 25 } },
  ],
  closures: [
    { from: '2025-06-16', until: '2025-06-27', reason: 'our move', hours: null },
    { ...makeDay('2025-12-24'), reason: 'a party', hours: { from: 540, until: 780 } },
    { ...makeDay('2026-07-04'), reason: 'a parade', hours: { from: 540, until: 660 } },
  ],
  timeZone: 'America/Los_Angeles',
};

const getState = (instant: string) => getOpeningState(new Date(instant), schedule);
const openingText = {
  open: 'Open now',
  until: 'until {time} today',
  closed: 'Closed now',
  opens: 'opens {day} at {time}',
  holiday: 'for {holiday}, opens {day} at {time}',
  today: 'today',
  tomorrow: 'tomorrow',
};
const describeOpening = (instant: string) => {
  const { state, detail } = formatOpening(getState(instant), openingText);
  return `${state} ${detail}`;
};

it.each([
  ['before opening', '2025-05-14T08:59:59-07:00', 'Closed now opens today at 9 AM'],
  ['at opening', '2025-05-14T09:00:00-07:00', 'Open now until 6 PM today'],
  ['before closing', '2025-05-14T17:59:59-07:00', 'Open now until 6 PM today'],
  ['at closing', '2025-05-14T18:00:00-07:00', 'Closed now opens tomorrow at 9 AM'],
  ['after Saturday', '2025-05-17T14:00:00-07:00', 'Closed now opens Monday at 9 AM'],
  ['when it is Saturday in London', '2025-05-17T01:30:00+01:00', 'Open now until 6 PM today'],
  ['at the end of the year', '2025-12-31T23:59:59-08:00', 'Closed now opens Friday at 9 AM'],
  // Clocks went from 2 AM to 3 AM on Sunday, March 9, 2025, and from 2 AM to 1 AM on November 2.
  ['after clocks went forward', '2025-03-10T15:59:00Z', 'Closed now opens today at 9 AM'],
  ['at opening in winter time', '2025-11-03T17:00:00Z', 'Open now until 6 PM today'],
  ['on Memorial Day', '2025-05-26T11:00:00-07:00', 'for Memorial Day, opens tomorrow at 9 AM'],
  ['during a closure', '2025-06-26T11:00:00-07:00', 'for our move, opens Saturday at 10 AM'],
  ['a week before', '2025-06-21T11:00:00-07:00', 'for our move, opens June 28, 2025 at 10 AM'],
  ['on a shorter day', '2025-12-24T12:59:00-08:00', 'Open now until 1 PM today'],
  ['after a shorter day', '2025-12-24T13:00:00-08:00', 'Closed now opens Friday at 9 AM'],
  ['on a holiday with hours', '2026-07-04T10:00:00-07:00', 'Open now until 11 AM today'],
])('describes the opening state %s', (_, instant, text) => {
  expect(separateUnits(describeOpening(instant))).toContain(text);
});

it("uses the pharmacy's time zone, even when an hour repeats", () => {
  expect(getState('2025-11-02T01:30:00-07:00')).toMatchObject({ weekday: 0, minutes: 90 });
  expect(getState('2025-11-02T01:30:00-08:00')).toMatchObject({ weekday: 0, minutes: 90 });
});

it.each([
  ['Memorial Day', 2025, 5, 26],
  ['Memorial Day', 2027, 5, 31],
  ['Independence Day', 2025, 7, 4],
  ['Labor Day', 2026, 9, 7],
  ['Thanksgiving', 2029, 11, 22],
  // Memorial Day is the last Monday, and Thanksgiving the fourth Thursday.
  [undefined, 2027, 5, 24],
  [undefined, 2029, 11, 29],
])('finds %s on %i-%i-%i', (name, year, month, day) => {
  expect(findHoliday({ year, month, day }, schedule.holidays)).toBe(name);
});

it('observes a Sunday holiday on Monday only if the holiday says so', () => {
  const monday = { year: 2027, month: 7, day: 5 };
  const july4 = { name: 'Independence Day', on: { month: 7, day: 4 } };
  const holidays = addObservedDays([{ ...july4, observed: 'Monday' }]);
  expect(findHoliday(monday, holidays)).toBe('Independence Day (observed)');
  expect(findHoliday({ ...monday, year: 2028 }, holidays)).toBeUndefined();
  expect(findHoliday(monday, addObservedDays([july4]))).toBeUndefined();
});

it('formats times such as 9:30 AM', () => {
  const times = ['12 AM', '9 AM', '9:30 AM', '12 PM', '11:59 PM'];
  expect([0, 540, 570, 720, 1439].map(formatClockTime)).toEqual(times);
});

it('combines days with the same hours and separates closed days', () => {
  const week = { ...schedule.week, Wednesday: { from: 9 * 60, until: 12 * 60 + 30 } };
  const weekdays = ['Mon–Tue 9 AM–6 PM', 'Wed 9 AM–12:30 PM', 'Thu–Fri 9 AM–6 PM'];
  const expected = { open: [...weekdays, 'Sat 10 AM–2 PM'], closed: ['Sun closed'] };
  expect(formatWeek(week)).toEqual(expected);
});
