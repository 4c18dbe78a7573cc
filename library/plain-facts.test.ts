import { expect, it } from 'vitest';
import { clockName, spanOf } from '#library/fact-table.ts';
import { businessSchema } from '#library/schema/business.ts';

it.each([
  ['America/Los_Angeles', 'Pacific time'],
  ['America/New_York', 'Eastern time'],
])('names the time zone of %s %s all year', (zone, name) => {
  expect(clockName(zone)).toBe(name);
});

it('parses the numbers of a span', () => {
  expect(spanOf('24–48 hours')).toEqual({ least: 24, most: 48 });
  expect(spanOf('1 business day')).toEqual({ least: 1, most: 1 });
});

it('replaces a hyphen with a dash', () => {
  expect(businessSchema.shape.shipping.shape.days.parse('2-3 business days')).toBe(
    '2–3 business days',
  );
});

it.each(['a few days', '2–3 days', '0 business days', '2 to 3 business days'])(
  'rejects %j as a span',
  (days) => {
    expect(businessSchema.shape.shipping.shape.days.safeParse(days).error?.issues).toMatchObject([
      { message: 'is not a span of time. Write it like 2–3 business days' },
    ]);
  },
);
