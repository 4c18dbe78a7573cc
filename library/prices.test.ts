import { expect, it } from 'vitest';
import { findNextChange, getPricesOn } from '#library/prices.ts';
import { examplePrice } from '#library/schema/pages/ordering.ts';

const product = { strength: '5%', form: 'Cream', quantity: '30 g', price: '40' };
const makePrice = (name: string, from: string, until: string) =>
  examplePrice.parse({ ...product, name, from, until });

const decemberPrice = makePrice('December', 'December 1, 2026', 'December 31, 2026');
const newYearPrice = makePrice('New year', 'January 1, 2027', 'February 28, 2027');
const prices = [decemberPrice, newYearPrice];

it('shows a price from its first day through its last', () => {
  const getNames = (day: string) => getPricesOn(prices, day).map(({ name }) => name);
  expect(getNames('2026-11-30')).toEqual([]);
  expect(getNames('2026-12-01')).toEqual(['December']);
  expect(getNames('2026-12-31')).toEqual(['December']);
  expect(getNames('2027-01-01')).toEqual(['New year']);
  expect(getNames('2027-03-01')).toEqual([]);
});

it('finds the next day when the valid prices change', () => {
  expect(findNextChange(prices, '2026-11-16')).toBe('2026-12-01');
  expect(findNextChange(prices, '2026-12-01')).toBe('2027-01-01');
  expect(findNextChange(prices, '2027-01-01')).toBe('2027-03-01');
  expect(findNextChange(prices, '2027-03-01')).toBeUndefined();
});

it('rejects a price that ends before it starts', () => {
  expect(() => makePrice('Past', 'December 2, 2026', 'December 1, 2026')).toThrow(
    'is before the first day',
  );
});
