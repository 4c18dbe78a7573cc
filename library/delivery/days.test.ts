import { expect, it } from 'vitest';
import { addObservedDays, dayNames, type Schedule } from '#library/calendar.ts';
import {
  type Arrival,
  type DeliveryTimes,
  estimateArrivals,
  hoursToBusinessDays,
} from '#library/delivery/days.ts';
import { makeWeek } from '#library/testing/week.ts';

const schedule: Schedule = {
  week: makeWeek({ from: 540, until: 1080 }, { from: 600, until: 840 }),
  holidays: addObservedDays([
    { name: 'New Year’s Day', on: { month: 1, day: 1 } },
    { name: 'Independence Day', on: { month: 7, day: 4 }, observed: 'Monday' },
    { name: 'Thanksgiving', on: { month: 11, weekday: 4, nth: 4 } },
  ]),
  closures: [
    { from: '2026-12-23', until: '2026-12-23', reason: '', hours: { from: 540, until: 720 } },
    { from: '2027-07-06', until: '2027-07-09', reason: 'our move', hours: null },
  ],
  timeZone: 'America/Los_Angeles',
};
const times: DeliveryTimes = {
  schedule,
  carrierHolidays: [{ name: 'Veterans Day', on: { month: 11, day: 11 } }],
  daysWithoutDelivery: ['Saturday', 'Sunday'],
  readyBy: 840,
  compounding: { least: 1, most: 2 },
  reviewDays: 1,
  coldDays: ['Monday', 'Tuesday', 'Wednesday'],
  shipping: { least: 2, most: 3 },
};

function parseTime(text: string): Date {
  const instant = new Date(`${text.replace(' ', 'T')}:00-08:00`);
  const localTime = instant.toLocaleString('sv-SE', { timeZone: schedule.timeZone });
  return localTime.startsWith(text) ? instant : new Date(instant.getTime() - 3_600_000);
}

const formatArrival = (arrival: Arrival | undefined) =>
  arrival && [...new Set([arrival.first.slice(5), arrival.last.slice(5)])].join('/');
const getDates = (now: string, changes: Partial<DeliveryTimes> = {}) => {
  const { approved } = estimateArrivals(parseTime(now), { ...times, ...changes });
  const { sameDay, nextDay, standard } = approved;
  return [formatArrival(sameDay), formatArrival(nextDay), formatArrival(standard)];
};

// November 16, 2026 is a Monday.
it.each([
  ['before opening', '2026-11-16 07:00', '11-17/11-18', '11-18/11-19', '11-19/11-23'],
  ['at the cutoff', '2026-11-16 14:00', '11-17/11-18', '11-18/11-19', '11-19/11-23'],
  ['after the cutoff', '2026-11-16 14:01', '11-18/11-19', '11-19/11-20', '11-20/11-24'],
  ['on Friday after the cutoff', '2026-11-13 14:01', '11-17/11-18', '11-18/11-19', '11-19/11-23'],
  ['on Saturday while open', '2026-11-14 11:00', '11-17/11-18', '11-18/11-19', '11-19/11-23'],
  ['before a holiday', '2026-11-25 10:00', '11-27/11-30', '11-30/12-01', '12-01/12-03'],
  ['on a holiday', '2026-11-26 10:00', '11-30/12-01', '12-01/12-02', '12-02/12-04'],
  ['before a long weekend', '2028-06-30 10:00', '07-03/07-05', '07-05/07-06', '07-06/07-10'],
  ['before a carrier holiday', '2026-11-09 10:00', '11-10/11-11', '11-12/11-13', '11-13/11-17'],
  ['at the end of a year', '2026-12-30 10:00', '12-31/01-04', '01-04/01-05', '01-05/01-07'],
  ['before clocks go forward', '2027-03-12 14:01', '03-16/03-17', '03-17/03-18', '03-18/03-22'],
  ['before a short day', '2026-12-22 10:00', '12-24', '12-25', '12-28/12-29'],
  ['on a short day', '2026-12-23 11:59', '12-24/12-25', '12-25/12-28', '12-28/12-30'],
  ['after a short day', '2026-12-23 12:00', '12-25/12-28', '12-28/12-29', '12-29/12-31'],
  ['before a long closure', '2027-07-01 10:00', '07-02/07-12', '07-06/07-13', '07-07/07-15'],
])('estimates dates for an order approved %s', (_, now, ...expected) => {
  expect(getDates(now)).toEqual(expected);
});

it('skips the Monday when a Sunday holiday is observed', () => {
  const changes = { schedule: { ...schedule, closures: [] } };
  const expected = ['07-06/07-07', '07-07/07-08', '07-08/07-12'];
  expect(getDates('2027-07-02 10:00', changes)).toEqual(expected);
});

it('delivers on Saturdays if the settings allow it, but never compounds on Saturdays', () => {
  const daysWithoutDelivery = ['Sunday'] as const;
  expect(getDates('2026-11-19 10:00', { daysWithoutDelivery })[1]).toBe('11-21/11-24');
});

it.each([
  ['2026-11-16 14:00', '2026-11-16', 'today'],
  ['2026-11-16 14:01', '2026-11-17', 'tooLate'],
  ['2026-11-14 11:00', '2026-11-16', 'dayOff'],
  ['2026-11-26 10:00', '2026-11-27', 'dayOff'],
])('counts at %s from %s: %s', (now, date, kind) => {
  expect(estimateArrivals(parseTime(now), times).start).toEqual({ date, kind });
});

it('returns no dates if there is no business day or delivery day', () => {
  const closedWeek = { schedule: { ...schedule, week: makeWeek(null, { from: 600, until: 840 }) } };
  expect(getDates('2026-11-17 10:00', closedWeek)).toEqual([undefined, undefined, undefined]);
  const noDelivery = { daysWithoutDelivery: dayNames };
  expect(getDates('2026-11-17 10:00', noDelivery)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['on a Wednesday for the weekend', '2026-11-18 10:00', '11-24'],
  ['two days before a holiday', '2026-11-23 10:00', '11-25/12-01'],
  ['before a carrier holiday', '2026-11-09 10:00', '11-17'],
])('ships medicine kept cold so that it never waits over a day off: %s', (_, now, expected) => {
  const { approved } = estimateArrivals(parseTime(now), times);
  expect(formatArrival(approved.cold)).toBe(expected);
});

it('rounds hours up to days', () => {
  expect(hoursToBusinessDays({ least: 4, most: 30 })).toEqual({ least: 1, most: 2 });
});

it('lists holidays and closures before the last arrival', () => {
  const { daysOff, unreviewed } = estimateArrivals(parseTime('2027-06-29 10:00'), times);
  expect(unreviewed.standard?.last).toBe('2027-07-08');
  expect(daysOff.map(({ date }) => date.slice(8))).toEqual(['04', '05', '06', '07']);
});
