import { expect, it } from 'vitest';
import { centsInWords, lacksForDelivery, lacksForShipping } from '#library/delivery/fees.ts';

it.each([
  [0, 7501],
  [1, 7500],
  [6000, 1501],
  [7499, 2],
  [7500, 1],
  [7501, 0],
  [7502, 0],
  [10_000_000, 0],
])('delivery is free only over 75 dollars: %d cents lack %d', (order, lacks) => {
  expect(lacksForDelivery(order, 75)).toBe(lacks);
});

it.each([
  [0, 16_000],
  [15_998, 2],
  [15_999, 1],
  [16_000, 0],
  [16_001, 0],
])('shipping is free from 160 dollars on: %d cents lack %d', (order, lacks) => {
  expect(lacksForShipping(order, 160)).toBe(lacks);
});

it('takes a limit with cents as it is written', () => {
  expect(lacksForDelivery(7550, 75.55)).toBe(6);
  expect(lacksForShipping(16_009, 160.1)).toBe(1);
});

it.each([
  [1, '$0.01'],
  [50, '$0.50'],
  [1501, '$15.01'],
  [7501, '$75.01'],
  [16_000, '$160.00'],
])('writes %d cents as %s', (cents, words) => {
  expect(centsInWords(cents)).toBe(words);
});
