import { expect, it } from 'vitest';
import { formatIsoDate, getDateIn, isoDate } from '#library/dates.ts';

it.each([
  ['May 6, 2025', '2025-05-06'],
  ['December 31, 1999', '1999-12-31'],
  ['February 29, 2024', '2024-02-29'],
])('parses and formats %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
  expect(formatIsoDate(iso)).toBe(text);
});

it.each(['February 29, 2025', 'May 0, 2025', 'May 06, 2025', '2025-05-06', 'Mayday 6, 2025', ''])(
  'returns null for %j',
  (text) => {
    expect(isoDate(text)).toBeNull();
  },
);

it('uses the given time zone instead of the one on the machine', () => {
  const evening = new Date('2027-06-01T06:59:00Z');
  expect(getDateIn('America/Los_Angeles', evening)).toBe('2027-05-31');
  expect(getDateIn('Europe/Berlin', evening)).toBe('2027-06-01');
});
