import { expect, it } from 'vitest';
import { hoursSchema } from '#library/schema/hours.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const week = {
  Monday: '9am–6pm',
  Tuesday: '9am-6pm',
  Wednesday: '9:30am – 12:15pm',
  Thursday: '9am to 6 PM',
  Friday: '12pm–11:59pm',
  Saturday: 'Closed',
  Sunday: 'closed',
};
const closedWeek = Object.fromEntries(Object.keys(week).map((day) => [day, 'closed']));
const holiday = { name: 'A day', on: 'July 4' };
const move = { on: 'July 5, 2027', until: 'July 9, 2027', reason: 'our move' };
const parse = (changes: object) => hoursSchema.parse({ week, holidays: [], ...changes });

it('accepts several ways to write a time range', () => {
  expect(parse({}).week).toEqual({
    Monday: { from: 540, until: 1080 },
    Tuesday: { from: 540, until: 1080 },
    Wednesday: { from: 570, until: 735 },
    Thursday: { from: 540, until: 1080 },
    Friday: { from: 720, until: 1439 },
    Saturday: null,
    Sunday: null,
  });
});

it.each([
  ['January 1', { month: 1, day: 1 }],
  ['last Monday of May', { month: 5, weekday: 1, nth: 'last' }],
  ['fourth Thursday of November', { month: 11, weekday: 4, nth: 4 }],
  ['First monday of september', { month: 9, weekday: 1, nth: 1 }],
])('accepts a holiday on %j', (text, on) => {
  expect(parse({ holidays: [{ ...holiday, on: text }] }).holidays[0]?.on).toEqual(on);
});

it('accepts closures of one day or several, closed or with special hours', () => {
  const eve = { on: 'December 24, 2026', reason: 'Eve', hours: '9am–1pm' };
  expect(parse({ closures: [eve, move] }).closures).toEqual([
    { from: '2026-12-24', until: '2026-12-24', reason: 'Eve', hours: { from: 540, until: 780 } },
    { from: '2027-07-05', until: '2027-07-09', reason: 'our move', hours: null },
  ]);
});

const badHours = ['9–6pm', '25pm–26pm', 'open', '9am', '9am–12pm–3pm'];
const badHolidays = ['Januar 1', '1 January', 'July 32', 'last Monday', 'fifth Monday of May', ''];

it.each<[changes: object, message: string]>([
  ...badHours.map((Monday): [object, string] => [
    { week: { ...week, Monday } },
    'needs a time range such as 9am–6pm, or the word closed',
  ]),
  ...badHolidays.map((on): [object, string] => [
    { holidays: [{ ...holiday, on }] },
    "isn't a yearly date. Write it like",
  ]),
  [{ week: closedWeek }, 'is closed every day. Enter hours for at least one day'],
  [{ holidays: [{ ...holiday, on: 'last Munday of May' }] }, 'Did you mean "Monday"?'],
  [{ holidays: [{ ...holiday, observed: 'Friday' }] }, 'must be Monday'],
  [{ closures: [{ ...move, on: 'July 40, 2027' }] }, 'is not a date.'],
  [{ closures: [{ ...move, until: 'July 4, 2027' }] }, 'is before the first'],
  [{ closures: [{ ...move, until: 'July 9, 2028' }] }, 'is more than 31 days after the first'],
  [{ closures: [move, { on: 'July 9, 2027', reason: 'y' }] }, 'overlaps with entry 1.'],
])('rejects %j: it %s', (changes, message) => {
  const problems = listIssues({ week, holidays: [], ...changes }, hoursSchema);
  expect(problems).toEqual([expect.stringContaining(message)]);
});
