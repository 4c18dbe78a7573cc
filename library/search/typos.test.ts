import { expect, it } from 'vitest';
import { correctTypo } from '#library/search/typos.ts';

const counts = new Map([
  ['delivery', 9],
  ['hipaa', 1],
  ['vitamin', 5],
  ['90064', 4],
  ['cat', 9],
  ['prescription', 9],
  ['form', 2],
  ['foam', 7],
  ['formal', 1],
  ['format', 3],
]);

it.each([
  ['delivry', 'delivery'],
  ['delivrey', 'delivery'],
  ['hippa', 'hipaa'],
  ['perscripton', 'prescription'],
  ['formas', 'format'],
])('takes %s for %s', (typed, meant) => {
  expect(correctTypo(typed, counts)).toBe(meant);
});

it.each(['ketamin', '90034', 'cant', 'fitamin', 'zzzzzz'])('leaves %s alone', (typed) => {
  expect(correctTypo(typed, counts)).toBeUndefined();
});
