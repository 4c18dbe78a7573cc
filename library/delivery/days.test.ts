import { describe, expect, it } from 'vitest';
import type { Closure, Holiday, Schedule } from '#library/calendar.ts';
import { type Arrivals, arrivals, type DeliveryTimes } from '#library/delivery/days.ts';

const weekdays = { from: 540, until: 1080 };
const holidays: Holiday[] = [
  { name: 'New Year’s Day', on: { month: 1, day: 1 } },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: 'last' } },
  { name: 'Independence Day', on: { month: 7, day: 4 } },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Thanksgiving', on: { month: 11, weekday: 4, nth: 4 } },
  { name: 'Christmas', on: { month: 12, day: 25 } },
];
const schedule: Schedule = {
  week: {
    Monday: weekdays,
    Tuesday: weekdays,
    Wednesday: weekdays,
    Thursday: weekdays,
    Friday: weekdays,
    Saturday: { from: 600, until: 840 },
    Sunday: null,
  },
  holidays,
  closures: [],
  timeZone: 'America/Los_Angeles',
};
const times: DeliveryTimes = {
  schedule,
  daysWithoutDelivery: ['Saturday', 'Sunday'],
  readyBy: 840,
  compounding: { least: 24, most: 48 },
  shipping: { least: 2, most: 3 },
};
const withClosures = (...closures: Closure[]): DeliveryTimes => ({
  ...times,
  schedule: { ...schedule, closures },
});

/** `2026-11-16 09:00` on the clock of Los Angeles. */
function inLosAngeles(text: string): Date {
  for (const offset of ['-08:00', '-07:00']) {
    const instant = new Date(`${text.replace(' ', 'T')}:00${offset}`);
    const shown = instant.toLocaleString('sv-SE', { timeZone: schedule.timeZone });
    if (shown.startsWith(text)) return instant;
  }
  throw new Error(`${text} is no time there.`);
}

const span = (arrival: Arrivals['sameDay']) =>
  arrival && (arrival.first === arrival.last ? arrival.first : `${arrival.first}/${arrival.last}`);
const told = (now: string, by = times) => {
  const { sameDay, nextDay, standard } = arrivals(inLosAngeles(now), by);
  return { sameDay: span(sameDay), nextDay: span(nextDay), standard: span(standard) };
};
const sameDay = (now: string, by = times) => told(now, by).sameDay;

// November 16, 2026 is a Monday.
describe('in an ordinary week', () => {
  it.each([
    ['in the morning', '2026-11-16 09:00', '2026-11-17/2026-11-18', 'the first minute open'],
    ['before we open', '2026-11-16 08:59', '2026-11-17/2026-11-18', 'counts from 9am'],
    ['at 1:59pm', '2026-11-16 13:59', '2026-11-17/2026-11-18', 'ready by 2pm'],
    ['at 2pm', '2026-11-16 14:00', '2026-11-17/2026-11-18', 'ready by 2pm still'],
    ['at 2:01pm', '2026-11-16 14:01', '2026-11-18/2026-11-19', 'ready too late for the day'],
    ['at 5:59pm', '2026-11-16 17:59', '2026-11-18/2026-11-19', 'the last minute open'],
    ['at 6pm', '2026-11-16 18:00', '2026-11-18/2026-11-19', 'counts from tomorrow 9am'],
    ['at midnight', '2026-11-17 00:00', '2026-11-18/2026-11-19', 'counts from 9am'],
  ])('an order of Monday %s, %s, is delivered %s: %s', (_, now, days) => {
    expect(sameDay(now)).toBe(days);
  });

  it('counts business days on the way from the day on which it is ready', () => {
    // Ready Tuesday or Wednesday.
    expect(told('2026-11-16 09:00')).toMatchObject({
      nextDay: '2026-11-18/2026-11-19',
      standard: '2026-11-19/2026-11-23',
    });
    // The hour matters to our own delivery alone.
    expect(told('2026-11-16 14:01')).toMatchObject({
      nextDay: '2026-11-18/2026-11-19',
      standard: '2026-11-19/2026-11-23',
    });
  });

  it('tells from when it counts', () => {
    const start = (now: string) => arrivals(inLosAngeles(now), times).start;
    expect(start('2026-11-16 10:05')).toEqual({ isNow: true, date: '2026-11-16', minutes: 605 });
    expect(start('2026-11-16 08:59')).toEqual({ isNow: false, date: '2026-11-16', minutes: 540 });
    expect(start('2026-11-16 18:00')).toEqual({ isNow: false, date: '2026-11-17', minutes: 540 });
    expect(start('2026-11-21 14:00')).toEqual({ isNow: false, date: '2026-11-23', minutes: 540 });
  });
});

describe('over a weekend', () => {
  it.each([
    // Ready Friday 3pm or, as we are closed on Saturday at 3pm, Monday 9am.
    ['2026-11-19 15:00', '2026-11-23'],
    // Ready Friday 1pm or Saturday 1pm, when nothing is delivered.
    ['2026-11-19 13:00', '2026-11-20/2026-11-23'],
    // Ready Saturday 1pm or Monday 1pm.
    ['2026-11-20 13:00', '2026-11-23'],
    // Ready Saturday at 10am, when we open, or Monday at 9:05am.
    ['2026-11-20 09:05', '2026-11-23'],
    // Saturday closes at 2pm: ready Monday 9am, or Monday 2pm.
    ['2026-11-20 14:00', '2026-11-23'],
    ['2026-11-20 14:01', '2026-11-23/2026-11-24'],
    // Ready Monday 1pm or Tuesday 1pm.
    ['2026-11-21 13:00', '2026-11-23/2026-11-24'],
    // Closed: counts from Monday 9am.
    ['2026-11-21 14:00', '2026-11-24/2026-11-25'],
    ['2026-11-22 12:00', '2026-11-24/2026-11-25'],
  ])('an order of %s is delivered %s', (now, days) => {
    expect(sameDay(now)).toBe(days);
  });

  it('follows the days without delivery that content names', () => {
    expect(sameDay('2026-11-20 13:00', { ...times, daysWithoutDelivery: ['Sunday'] })).toBe(
      '2026-11-21/2026-11-23',
    );
    expect(sameDay('2026-11-20 13:00', { ...times, daysWithoutDelivery: [] })).toBe(
      '2026-11-21/2026-11-23',
    );
    // A carrier comes on Sunday then, though we are closed.
    expect(told('2026-11-19 13:00', { ...times, daysWithoutDelivery: [] }).standard).toBe(
      '2026-11-22/2026-11-24',
    );
  });
});

describe('around a holiday', () => {
  it.each([
    // The order of the last opening day before it, in the morning: nothing counts or moves on it.
    ['New Year’s Day', '2026-12-31 10:00', '2027-01-04', '2027-01-05/2027-01-07'],
    ['Memorial Day', '2027-05-28 10:00', '2027-06-01', '2027-06-02/2027-06-04'],
    ['Independence Day', '2028-07-03 10:00', '2028-07-05/2028-07-06', '2028-07-07/2028-07-11'],
    ['Labor Day', '2027-09-03 10:00', '2027-09-07', '2027-09-08/2027-09-10'],
    ['Thanksgiving', '2026-11-25 10:00', '2026-11-27/2026-11-30', '2026-12-01/2026-12-02'],
    ['Christmas', '2026-12-24 10:00', '2026-12-28', '2026-12-29/2026-12-31'],
  ])('%s is no day of work or delivery', (_, now, delivered, shipped) => {
    expect(told(now)).toMatchObject({ sameDay: delivered, standard: shipped });
  });

  it.each([
    ['2027-01-01 10:00', '2027-01-04/2027-01-05'],
    ['2027-05-31 10:00', '2027-06-02/2027-06-03'],
    ['2028-07-04 10:00', '2028-07-06/2028-07-07'],
    ['2027-09-06 10:00', '2027-09-08/2027-09-09'],
    ['2026-11-26 10:00', '2026-11-30'],
    ['2026-12-25 10:00', '2026-12-28/2026-12-29'],
  ])('an order of %s, a holiday, counts from the next opening', (now, days) => {
    expect(sameDay(now)).toBe(days);
  });

  it('goes over the end of a year', () => {
    expect(told('2026-12-30 10:00')).toEqual({
      sameDay: '2026-12-31/2027-01-04',
      nextDay: '2027-01-04',
      standard: '2027-01-05/2027-01-06',
    });
  });

  it('knows February 29', () => {
    expect(sameDay('2028-02-28 10:00')).toBe('2028-02-29/2028-03-01');
  });
});

describe('around a closure', () => {
  const move = { from: '2027-07-06', until: '2027-07-09', reason: 'our move', hours: null };

  it('counts no day on which we are closed', () => {
    // Friday, July 2; Saturday; Monday the 5th; then closed until Saturday the 10th.
    expect(sameDay('2027-07-05 10:00', withClosures(move))).toBe('2027-07-12');
  });

  it('lets a carrier go on with what we have sent', () => {
    // Ready Saturday the 3rd or Monday the 5th.
    expect(told('2027-07-02 10:00', withClosures(move)).standard).toBe('2027-07-06/2027-07-08');
  });

  it('delivers on a day with shorter hours, if it is ready before we close', () => {
    const eve = {
      from: '2026-12-23',
      until: '2026-12-23',
      reason: 'inventory',
      hours: { from: 540, until: 720 },
    };
    expect(sameDay('2026-12-22 11:59', withClosures(eve))).toBe('2026-12-23/2026-12-24');
    // Ready Wednesday noon, when we close: Thursday 9am, and Thursday noon.
    expect(sameDay('2026-12-22 12:00', withClosures(eve))).toBe('2026-12-24');
  });

  it('opens on a holiday for which other hours are given', () => {
    const open = {
      from: '2026-11-26',
      until: '2026-11-26',
      reason: 'Thanksgiving',
      hours: weekdays,
    };
    expect(sameDay('2026-11-25 10:00', withClosures(open))).toBe('2026-11-26/2026-11-27');
  });
});

describe('when clocks change', () => {
  const everyDay: DeliveryTimes = {
    ...times,
    daysWithoutDelivery: [],
    schedule: { ...schedule, week: { ...schedule.week, Saturday: weekdays, Sunday: weekdays } },
  };

  it.each([
    // March 14, 2027 has 23 hours, November 1, 2026 has 25.
    ['2027-03-13 14:00', '2027-03-14/2027-03-15'],
    ['2027-03-13 14:01', '2027-03-15/2027-03-16'],
    ['2027-03-14 08:59', '2027-03-15/2027-03-16'],
    ['2027-03-14 14:00', '2027-03-15/2027-03-16'],
    ['2027-03-14 14:01', '2027-03-16/2027-03-17'],
    ['2026-10-31 14:00', '2026-11-01/2026-11-02'],
    ['2026-10-31 14:01', '2026-11-02/2026-11-03'],
    ['2026-11-01 14:00', '2026-11-02/2026-11-03'],
    ['2026-11-01 14:01', '2026-11-03/2026-11-04'],
  ])('an order of %s is delivered %s: the clock decides', (now, days) => {
    expect(sameDay(now, everyDay)).toBe(days);
  });

  it('takes the hour that comes twice for the same day', () => {
    const [first, second] = ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'].map((instant) =>
      arrivals(new Date(instant), everyDay),
    );
    expect(first).toEqual(second);
    expect(first?.start).toEqual({ isNow: false, date: '2026-11-01', minutes: 540 });
  });
});

describe('with other facts', () => {
  it('lets hours beyond a day run on, until we close', () => {
    const quick = { ...times, compounding: { least: 2, most: 30 } };
    expect(sameDay('2026-11-16 10:00', quick)).toBe('2026-11-16/2026-11-18');
    expect(sameDay('2026-11-16 17:00', quick)).toBe('2026-11-17/2026-11-18');
  });

  it('tells no day where none would do', () => {
    const never: DeliveryTimes = {
      ...times,
      schedule: { ...schedule, week: { ...schedule.week, Monday: null } },
      daysWithoutDelivery: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    };
    expect(told('2026-11-17 10:00', never)).toMatchObject({
      sameDay: undefined,
      nextDay: '2026-11-23',
    });
  });
});
