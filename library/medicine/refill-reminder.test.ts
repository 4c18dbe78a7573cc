import { expect, it } from 'vitest';
import { refillCalendar, refillDay } from '#library/medicine/refill-reminder.ts';

it.each([
  ['two weeks before the medicine runs out', '2027-03-04', '2027-02-18'],
  ['on Friday instead of Saturday', '2027-03-06', '2027-02-19'],
  ['on Friday instead of Sunday', '2027-03-07', '2027-02-19'],
  ['on Monday', '2027-03-08', '2027-02-22'],
  ['before a holiday', '2027-03-30', '2027-03-15'],
  ['on Friday before a holiday on Monday', '2027-06-14', '2027-05-28'],
  ['today if the medicine runs out sooner', '2027-01-06', '2027-01-02'],
  ['today if the medicine ran out', '2026-12-01', '2027-01-02'],
])('reminds %s', (_, runsOut, day) => {
  expect(refillDay(runsOut, '2027-01-02', ['2027-03-16', '2027-05-31'])).toBe(day);
});

it('writes an all-day event with escaped and folded text', () => {
  const file = refillCalendar({
    day: '2027-02-25',
    title: 'Call; refill',
    details: `Call 1, then 2. ${'Long text. '.repeat(20)}`,
    id: 'one',
    now: new Date('2027-01-02T10:30:00.123Z'),
  });
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270225');
  expect(unfolded).toContain('DTSTAMP:20270102T103000Z');
  expect(unfolded).toContain('SUMMARY:Call\\; refill');
  expect(file.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Call 1\\, then 2.');
  expect(unfolded.at(-2)).toBe('END:VCALENDAR');
});
