import { expect, it } from 'vitest';
import { nextChangeOf, pricesOn } from '#library/prices.ts';
import { examplePrice } from '#library/schema/pages/ordering.ts';

const price = (name: string, from: string, until: string) =>
  examplePrice.parse({
    name,
    strength: '5%',
    form: 'Cream',
    quantity: '30 g',
    price: '40',
    from,
    until,
  });

const december = price('December', 'December 1, 2026', 'December 31, 2026');
const newYear = price('New year', 'January 1, 2027', 'February 28, 2027');
const prices = [december, newYear];

it('shows a price from its first day to its last', () => {
  const on = (day: string) => pricesOn(prices, day).map(({ name }) => name);
  expect(on('2026-11-30')).toEqual([]);
  expect(on('2026-12-01')).toEqual(['December']);
  expect(on('2026-12-31')).toEqual(['December']);
  expect(on('2027-01-01')).toEqual(['New year']);
  expect(on('2027-03-01')).toEqual([]);
});

it('finds the next day on which the valid prices change', () => {
  expect(nextChangeOf(prices, '2026-11-16')).toBe('2026-12-01');
  expect(nextChangeOf(prices, '2026-12-01')).toBe('2027-01-01');
  expect(nextChangeOf(prices, '2027-01-01')).toBe('2027-03-01');
  expect(nextChangeOf(prices, '2027-03-01')).toBeUndefined();
});

it('rejects a price that ends before it starts', () => {
  const backwards = { ...december, from: 'December 2, 2026', until: 'December 1, 2026' };
  const { firstDay: _first, lastDay: _last, ...entry } = backwards;
  const { error } = examplePrice.safeParse({ ...entry, price: '40' });
  expect(error?.issues).toMatchObject([
    { path: ['until'], message: expect.stringContaining('before the first day') },
  ]);
});
