import { expect, it } from 'vitest';
import { getTimeZoneName, parseRange } from '#library/fact-table.ts';
import { businessSchema } from '#library/schema/business.ts';

it.each([
  ['America/Los_Angeles', 'Pacific time'],
  ['America/New_York', 'Eastern time'],
])('uses one name for %s all year: %s', (zone, name) => {
  expect(getTimeZoneName(zone)).toBe(name);
});

it('parses the numbers in a range', () => {
  expect(parseRange('24–48 hours')).toEqual({ least: 24, most: 48 });
  expect(parseRange('1 business day')).toEqual({ least: 1, most: 1 });
});

const { days } = businessSchema.shape.shipping.shape;

it('replaces a hyphen in a number of days with a dash', () => {
  expect(days.parse('2-3 business days')).toBe('2–3 business days');
});

it.each(['a few days', '2–3 days', '0 business days'])('rejects %j as a number of days', (text) => {
  expect(() => days.parse(text)).toThrow("isn't a time range");
});
