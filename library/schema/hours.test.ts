import { describe, expect, it } from 'vitest';
import { hoursSchema } from '#library/schema/hours.ts';

const week = {
  Monday: '9am–6pm',
  Tuesday: '9am-6pm',
  Wednesday: '9:30am – 12:15pm',
  Thursday: '9am to 6 PM',
  Friday: '12pm–11:59pm',
  Saturday: 'Closed',
  Sunday: 'closed',
};
const parse = (changes: Partial<typeof week>, on = 'July 4') =>
  hoursSchema.safeParse({ week: { ...week, ...changes }, holidays: [{ name: 'A day', on }] });
const getErrors = (result: ReturnType<typeof parse>) =>
  result.error?.issues.map(({ message }) => message);

describe('opening hours', () => {
  it('accepts several ways to write a time range', () => {
    expect(parse({}).data?.week).toEqual({
      Monday: { from: 540, until: 1080 },
      Tuesday: { from: 540, until: 1080 },
      Wednesday: { from: 570, until: 735 },
      Thursday: { from: 540, until: 1080 },
      Friday: { from: 720, until: 1439 },
      Saturday: null,
      Sunday: null,
    });
  });

  it.each(['9–6pm', '25pm–26pm', 'open', '9am', '9am–12pm–3pm'])('rejects %j', (hours) => {
    expect(getErrors(parse({ Monday: hours }))).toEqual([
      'needs a time range such as 9am–6pm, or the word closed',
    ]);
  });

  it('rejects a week without an open day', () => {
    const closedWeek = Object.fromEntries(Object.keys(week).map((day) => [day, 'closed']));
    expect(getErrors(parse(closedWeek))).toEqual([
      'is closed every day. Enter hours for at least one day',
    ]);
  });
});

describe('holidays', () => {
  it.each([
    ['January 1', { month: 1, day: 1 }],
    ['last Monday of May', { month: 5, weekday: 1, nth: 'last' }],
    ['fourth Thursday of November', { month: 11, weekday: 4, nth: 4 }],
    ['First monday of september', { month: 9, weekday: 1, nth: 1 }],
  ])('accepts %j', (text, on) => {
    expect(parse({}, text).data?.holidays[0]?.on).toEqual(on);
  });

  it.each(['Januar 1', '1 January', 'July 32', 'last Monday', 'fifth Monday of May', ''])(
    'rejects %j',
    (text) => {
      expect(getErrors(parse({}, text))?.[0]).toMatch(/^isn't a yearly date\. Write it like/);
    },
  );

  it('allows only Monday for an observed holiday, and suggests the name of a day', () => {
    const holidays = [{ name: 'A day', on: 'July 4', observed: 'Friday' }];
    expect(() => hoursSchema.parse({ week, holidays })).toThrow('must be Monday');
    expect(getErrors(parse({}, 'last Munday of May'))?.[0]).toContain('Did you mean "Monday"?');
  });
});

describe('closures', () => {
  const parseClosures = (...closures: object[]) =>
    hoursSchema.safeParse({ week, holidays: [], closures });

  const move = { on: 'July 5, 2027', until: 'July 9, 2027', reason: 'our move' };

  it('accepts one day or several, closed or with special hours', () => {
    const eve = { on: 'December 24, 2026', reason: 'Eve', hours: '9am–1pm' };
    expect(parseClosures(eve, move).data?.closures).toEqual([
      { from: '2026-12-24', until: '2026-12-24', reason: 'Eve', hours: { from: 540, until: 780 } },
      { from: '2027-07-05', until: '2027-07-09', reason: 'our move', hours: null },
    ]);
  });

  it.each([
    ['an impossible day', [{ ...move, on: 'July 40, 2027' }], 'is not a date.'],
    ['a last day before the first', [{ ...move, until: 'July 4, 2027' }], 'is before the first'],
    ['another year', [{ ...move, until: 'July 9, 2028' }], 'is more than 31 days after the first'],
    ['an overlap', [move, { on: 'July 9, 2027', reason: 'y' }], 'overlaps with entry 1.'],
  ])('rejects %s', (_, closures, message) => {
    const { error } = parseClosures(...closures);
    expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
  });
});
