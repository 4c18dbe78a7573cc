import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrder, readZip } from '#library/delivery/entries.ts';

it.each([
  [' 90210 ', '90210'],
  ['90210-1234', '90210'],
  ['902101234', '90210'],
  ['00501', '00501'],
  ['99950', '99950'],
])('reads the ZIP code %j', (entry, zip) => {
  expect(readZip(entry)).toEqual({ value: zip });
});

it('requires a ZIP code', () => {
  expect(readZip('  ')).toEqual({ mistake: 'noZip' });
});

it.each(['9021', '902101', '90210-12', '9021O', '90 210', '90210\n90211'])(
  'rejects the ZIP code %j',
  (entry) => {
    expect(readZip(entry)).toEqual({ mistake: 'notAZip' });
  },
);

it.each(['00500', '99951'])('reports that there is no ZIP code %s', (entry) => {
  expect(readZip(entry)).toEqual({ mistake: 'noSuchZip' });
});

it.each([
  ['0', 0],
  ['.50', 50],
  ['80.', 8000],
  ['80.5', 8050],
  [' $ 80 ', 8000],
  ['48 dollars', 4800],
  ['US$48.50', 4850],
  ['1,200 usd', 120_000],
  ['100,000.00', 10_000_000],
])('reads the order %j as %d cents', (entry, cents) => {
  expect(readOrder(entry)).toEqual({ value: cents });
});

it('accepts an empty order', () => {
  expect(readOrder(' ')).toEqual({ value: undefined });
});

it.each([
  ['dollars', 'notAnAmount'],
  ['48 euros', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['80.999', 'notAnAmount'],
  ['1,23', 'notAnAmount'],
  ['.', 'notAnAmount'],
  ['-0.01', 'negative'],
  ['−5', 'negative'],
  ['$-5', 'negative'],
  ['100000.01', 'tooMuch'],
])('rejects the order %j: %s', (entry, mistake) => {
  expect(readOrder(entry)).toEqual({ mistake });
});

it('parses every amount up to the limit to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(readOrder((cents / 100).toFixed(2))).toEqual({ value: cents });
    }),
  );
});
