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

it('replaces a hyphen with a dash', () => {
  expect(businessSchema.shape.shipping.shape.days.parse('2-3 business days')).toBe(
    '2–3 business days',
  );
});

it.each(['a few days', '2–3 days', '0 business days', '2 to 3 business days'])(
  'rejects %j as a number of days',
  (days) => {
    expect(businessSchema.shape.shipping.shape.days.safeParse(days).error?.issues).toMatchObject([
      { message: "isn't a time range. Write it like 2–3 business days" },
    ]);
  },
);
