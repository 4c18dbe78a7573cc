import { expect, it } from 'vitest';
import { readOrder, readZip } from '#library/delivery/entries.ts';

it.each([
  [' 90210 ', { value: '90210' }],
  ['90210-1234', { value: '90210' }],
  ['902101234', { value: '90210' }],
  ['00501', { value: '00501' }],
  ['99950', { value: '99950' }],
  ['  ', { mistake: 'noZip' }],
  ['00500', { mistake: 'noSuchZip' }],
  ['99951', { mistake: 'noSuchZip' }],
  ['9021', { mistake: 'notAZip' }],
  ['902101', { mistake: 'notAZip' }],
  ['90210-12', { mistake: 'notAZip' }],
  ['9021O', { mistake: 'notAZip' }],
  ['90 210', { mistake: 'notAZip' }],
  ['90210\n90211', { mistake: 'notAZip' }],
])('reads the ZIP code %j: %o', (entry, result) => {
  expect(readZip(entry)).toEqual(result);
});

it.each([
  [' ', { value: undefined }],
  ['0', { value: 0 }],
  ['.50', { value: 50 }],
  // In floating point, this is 114.99999999999999 cents.
  ['1.15', { value: 115 }],
  ['80.', { value: 8000 }],
  ['80.5', { value: 8050 }],
  [' $ 80 ', { value: 8000 }],
  ['48 dollars', { value: 4800 }],
  ['80$', { value: 8000 }],
  ['US$48.50', { value: 4850 }],
  ['1,200 usd', { value: 120_000 }],
  ['100,000.00', { value: 10_000_000 }],
  ['dollars', { mistake: 'notAnAmount' }],
  ['48 euros', { mistake: 'notAnAmount' }],
  ['1e3', { mistake: 'notAnAmount' }],
  ['80.999', { mistake: 'notAnAmount' }],
  ['1,23', { mistake: 'notAnAmount' }],
  ['.', { mistake: 'notAnAmount' }],
  ['-0.01', { mistake: 'negative' }],
  ['−5', { mistake: 'negative' }],
  ['$-5', { mistake: 'negative' }],
  ['100000.01', { mistake: 'tooMuch' }],
])('reads the order %j in cents: %o', (entry, result) => {
  expect(readOrder(entry)).toEqual(result);
});
