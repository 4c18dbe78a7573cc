import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrder, readZip } from '#library/delivery/entries.ts';

it.each([
  ['90210', '90210'],
  [' 90210 ', '90210'],
  ['90210-1234', '90210'],
  ['90210 1234', '90210'],
  ['902101234', '90210'],
  ['00501', '00501'],
  ['99950', '99950'],
])('reads the ZIP code %j', (entry, zip) => {
  expect(readZip(entry)).toEqual({ value: zip });
});

it.each(['', '   '])('misses a ZIP code in %j', (entry) => {
  expect(readZip(entry)).toEqual({ mistake: 'noZip' });
});

it.each([
  '9021',
  '902101',
  '90210-',
  '90210-12',
  '90210-12345',
  '9021O',
  '-90210',
  '90 210',
  '00000',
  '00500',
  '99951',
  '99999',
  'Los Angeles',
  'SW1A 1AA',
  '９０２１０',
  '90210\n90211',
])('takes %j for no ZIP code', (entry) => {
  expect(readZip(entry)).toEqual({ mistake: 'notAZip' });
});

it.each([
  ['80', 8000],
  ['0', 0],
  ['0.00', 0],
  ['.50', 50],
  ['80.', 8000],
  ['80.5', 8050],
  ['79.99', 7999],
  ['75.01', 7501],
  [' $80 ', 8000],
  ['$ 80', 8000],
  ['48 dollars', 4800],
  ['USD 48', 4800],
  ['US$48.50', 4850],
  ['1,200 usd', 120_000],
  ['1,234.56', 123_456],
  ['99,999.99', 9_999_999],
  ['100000', 10_000_000],
  ['100,000.00', 10_000_000],
  ['007', 700],
])('reads the order %j as %d cents', (entry, cents) => {
  expect(readOrder(entry)).toEqual({ value: cents });
});

it.each(['', ' '])('plans without an order in %j', (entry) => {
  expect(readOrder(entry)).toEqual({ value: undefined });
});

it.each([
  ['abc', 'notAnAmount'],
  ['dollars', 'notAnAmount'],
  ['48 euros', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['0x10', 'notAnAmount'],
  ['NaN', 'notAnAmount'],
  ['Infinity', 'notAnAmount'],
  ['80.999', 'notAnAmount'],
  ['1,23', 'notAnAmount'],
  ['8,0.00', 'notAnAmount'],
  ['.', 'notAnAmount'],
  ['$', 'notAnAmount'],
  ['-', 'notAnAmount'],
  ['1.2.3', 'notAnAmount'],
  ['-1', 'negative'],
  ['-0.01', 'negative'],
  ['−5', 'negative'],
  ['-$5', 'negative'],
  ['$-5', 'negative'],
  ['-5 dollars', 'negative'],
  ['100000.01', 'tooMuch'],
  ['100,001', 'tooMuch'],
  ['9'.repeat(5000), 'tooMuch'],
])('refuses the order %j: %s', (entry, mistake) => {
  expect(readOrder(entry)).toEqual({ mistake });
});

it('gives back every amount up to the limit to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(readOrder((cents / 100).toFixed(2))).toEqual({ value: cents });
    }),
  );
});

it('answers whatever is entered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (entry) => {
      for (const read of [readZip(entry), readOrder(entry)]) {
        expect(Object.keys(read)).toHaveLength(1);
      }
    }),
  );
});
