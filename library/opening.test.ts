import { describe, expect, test } from 'vitest';
import { holidayOn as holidayIn, type Schedule, withObservedDays } from '#library/calendar.ts';
import { clockTime, openingInWords, openingState, weekInWords } from '#library/opening.ts';

const weekday = { from: 9 * 60, until: 18 * 60 };
const schedule: Schedule = {
  week: {
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: { from: 10 * 60, until: 14 * 60 },
    Sunday: null,
  },
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
    {
      from: '2025-12-24',
      until: '2025-12-24',
      reason: 'Christmas Eve',
      hours: { from: 9 * 60, until: 13 * 60 },
    },
    {
      from: '2026-07-04',
      until: '2026-07-04',
      reason: 'the parade',
      hours: { from: 9 * 60, until: 11 * 60 },
    },
  ],
  timeZone: 'America/Los_Angeles',
};
const holidayOn = (day: Parameters<typeof holidayIn>[0]) => holidayIn(day, schedule.holidays);

/** Summer time in Los Angeles is UTC−7, winter time UTC−8; the offset is written out in each case. */
const at = (instant: string) => openingState(new Date(instant), schedule);
const words = {
  open: 'Open now',
  until: 'until {time} today',
  closed: 'Closed now',
  opens: 'opens {day} at {time}',
  holiday: 'for {holiday}, opens {day} at {time}',
  today: 'today',
  tomorrow: 'tomorrow',
};
const said = (instant: string) => {
  const { state, detail } = openingInWords(at(instant), words);
  return `${state} ${detail}`;
};

describe('an ordinary week', () => {
  test('is closed until the minute of opening', () => {
    expect(said('2025-05-14T08:59:59-07:00')).toBe('Closed now opens today at 9 AM');
    expect(said('2025-05-14T09:00:00-07:00')).toBe('Open now until 6 PM today');
  });

  test('is open until the minute of closing', () => {
    expect(said('2025-05-14T17:59:59-07:00')).toBe('Open now until 6 PM today');
    expect(said('2025-05-14T18:00:00-07:00')).toBe('Closed now opens tomorrow at 9 AM');
  });

  test('opens later and closes earlier on Saturday', () => {
    expect(said('2025-05-17T09:30:00-07:00')).toBe('Closed now opens today at 10 AM');
    expect(said('2025-05-17T13:59:00-07:00')).toBe('Open now until 2 PM today');
  });

  test('names Monday after closing on Saturday, and tomorrow on Sunday', () => {
    expect(said('2025-05-17T14:00:00-07:00')).toBe('Closed now opens Monday at 9 AM');
    expect(said('2025-05-18T12:00:00-07:00')).toBe('Closed now opens tomorrow at 9 AM');
  });
});

describe('midnight', () => {
  test('belongs to the day that begins', () => {
    expect(at('2025-05-13T23:59:59-07:00')).toMatchObject({ weekday: 2, minutes: 23 * 60 + 59 });
    expect(at('2025-05-14T00:00:00-07:00')).toMatchObject({ weekday: 3, minutes: 0 });
    expect(said('2025-05-14T00:00:00-07:00')).toBe('Closed now opens today at 9 AM');
  });

  test('is that of Los Angeles, not of the reader', () => {
    // Saturday morning in London is still Friday evening in Los Angeles.
    expect(said('2025-05-17T01:30:00+01:00')).toBe('Open now until 6 PM today');
  });

  test('ends the year', () => {
    expect(said('2025-12-31T23:59:59-08:00')).toBe('Closed now opens Friday at 9 AM');
  });
});

describe('clock changes', () => {
  test('keeps the hours on the Monday after clocks go forward', () => {
    // Clocks went from 2 AM to 3 AM on Sunday, March 9, 2025.
    expect(said('2025-03-09T01:59:00-08:00')).toBe('Closed now opens tomorrow at 9 AM');
    expect(at('2025-03-09T03:00:00-07:00').minutes).toBe(180);
    expect(said('2025-03-10T15:59:00Z')).toBe('Closed now opens today at 9 AM');
    expect(said('2025-03-10T16:00:00Z')).toBe('Open now until 6 PM today');
  });

  test('keeps the hours on the Monday after clocks go back', () => {
    // Clocks went from 2 AM to 1 AM on Sunday, November 2, 2025.
    expect(at('2025-11-02T01:30:00-07:00').minutes).toBe(90);
    expect(at('2025-11-02T01:30:00-08:00').minutes).toBe(90);
    expect(said('2025-11-03T16:59:00Z')).toBe('Closed now opens today at 9 AM');
    expect(said('2025-11-03T17:00:00Z')).toBe('Open now until 6 PM today');
  });
});

describe('holidays', () => {
  const dates = [
    ['New Year’s Day', 2026, 1, 1],
    ['Memorial Day', 2025, 5, 26],
    ['Memorial Day', 2027, 5, 31],
    ['Independence Day', 2025, 7, 4],
    ['Labor Day', 2025, 9, 1],
    ['Labor Day', 2026, 9, 7],
    ['Thanksgiving', 2025, 11, 27],
    ['Thanksgiving', 2029, 11, 22],
    ['Christmas', 2025, 12, 25],
  ] as const;

  test.each(dates)('%s falls on %i-%i-%i', (name, year, month, day) => {
    expect(holidayOn({ year, month, day })).toBe(name);
  });

  test('are observed on Monday when they fall on a Sunday, if hours.yaml says so', () => {
    const monday = { year: 2027, month: 7, day: 5 };
    const fourth = { name: 'Independence Day', on: { month: 7, day: 4 } };
    const observed = withObservedDays([{ ...fourth, observed: 'Monday' }]);
    expect(holidayIn(monday, observed)).toBe('Independence Day (observed)');
    expect(holidayIn({ ...monday, year: 2028 }, observed)).toBeUndefined();
    expect(holidayIn(monday, withObservedDays([fourth]))).toBeUndefined();
  });

  test('does not take the fourth Monday of a long May for the last', () => {
    expect(holidayOn({ year: 2027, month: 5, day: 24 })).toBeUndefined();
  });

  test('does not take the fifth Thursday of November for the fourth', () => {
    expect(holidayOn({ year: 2029, month: 11, day: 29 })).toBeUndefined();
  });

  test('closes all day and says why', () => {
    expect(said('2025-05-26T11:00:00-07:00')).toBe(
      'Closed now for Memorial Day, opens tomorrow at 9 AM',
    );
  });

  test('is skipped together with the Sunday before it', () => {
    expect(said('2025-05-24T14:00:00-07:00')).toBe('Closed now opens Tuesday at 9 AM');
  });

  test('is skipped together with the Sunday after it', () => {
    // Christmas 2027 is a Saturday.
    expect(said('2027-12-24T18:00:00-08:00')).toBe('Closed now opens Monday at 9 AM');
    expect(said('2027-12-25T11:00:00-08:00')).toBe(
      'Closed now for Christmas, opens Monday at 9 AM',
    );
  });

  test('is not moved when it falls on a Sunday', () => {
    // July 4, 2027 is a Sunday: Monday is an ordinary day.
    expect(said('2027-07-05T09:00:00-07:00')).toBe('Open now until 6 PM today');
  });

  test('ends the evening before as any other day', () => {
    expect(said('2024-12-24T18:00:00-08:00')).toBe('Closed now opens Thursday at 9 AM');
  });
});

describe('closures', () => {
  test('close all day and say why, and until when', () => {
    expect(said('2025-06-26T11:00:00-07:00')).toBe(
      'Closed now for our move, opens Saturday at 10 AM',
    );
  });

  test('name the date of an opening that is more than a week away', () => {
    expect(said('2025-06-17T11:00:00-07:00')).toBe(
      'Closed now for our move, opens June 28, 2025 at 10 AM',
    );
    // The Saturday before: Sunday and the closure follow.
    expect(said('2025-06-14T14:00:00-07:00')).toBe('Closed now opens June 28, 2025 at 10 AM');
  });

  test('shorten a day', () => {
    expect(said('2025-12-24T12:59:00-08:00')).toBe('Open now until 1 PM today');
    expect(said('2025-12-24T13:00:00-08:00')).toBe('Closed now opens Friday at 9 AM');
    expect(at('2025-12-24T12:00:00-08:00').hours).toEqual({ from: 540, until: 780 });
  });

  test('hold before a holiday', () => {
    expect(said('2026-07-04T10:00:00-07:00')).toBe('Open now until 11 AM today');
  });

  test('are over on the next day and in the next year', () => {
    expect(said('2025-06-28T11:00:00-07:00')).toBe('Open now until 2 PM today');
    expect(said('2026-06-17T11:00:00-07:00')).toBe('Open now until 6 PM today');
  });
});

test('writes times as the site does', () => {
  expect([0, 540, 570, 720, 840, 1439].map(clockTime)).toEqual([
    '12 AM',
    '9 AM',
    '9:30 AM',
    '12 PM',
    '2 PM',
    '11:59 PM',
  ]);
});

describe('a week in words', () => {
  test('joins days with the same hours, and keeps closed days apart', () => {
    expect(weekInWords(schedule.week)).toEqual({
      open: ['Mon–Fri 9 AM–6 PM', 'Sat 10 AM–2 PM'],
      closed: ['Sun closed'],
    });
  });

  test('parts the days around one that differs', () => {
    const week = { ...schedule.week, Wednesday: { from: 9 * 60, until: 12 * 60 + 30 } };
    expect(weekInWords(week).open).toEqual([
      'Mon–Tue 9 AM–6 PM',
      'Wed 9 AM–12:30 PM',
      'Thu–Fri 9 AM–6 PM',
      'Sat 10 AM–2 PM',
    ]);
  });
});
