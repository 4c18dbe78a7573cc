import { expect, it } from 'vitest';
import { isCommon, termOf, termsIn } from '#library/search/terms.ts';

it.each([
  ['refills', 'refill'],
  ['Shipped', 'shipping'],
  ['pharmacies', 'pharmacy'],
  ['boxes', 'box'],
  ['prices', 'pricing'],
  ['expired', 'expires'],
  ['pet’s', 'pets'],
  ['Crème', 'creme'],
])('treats %s as %s', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

it.each([
  ['this', 'th'],
  ['gas', 'ga'],
  ['sing', 's'],
  ['need', 'ne'],
])('leaves %s alone', (word, cut) => {
  expect(termOf(word)).not.toBe(cut);
});

it('treats q.s. as one word and keeps numbers with their letters', () => {
  expect(termsIn('Fill q.s. to 60 mL (503A).')).toEqual(['fill', 'qs', 'to', '60', 'ml', '503a']);
});

it('recognizes common words', () => {
  expect(termsIn('how do I use the').every(isCommon)).toBe(true);
  expect(termsIn('what does it mean').every(isCommon)).toBe(true);
  expect(termsIn('troche dose').some(isCommon)).toBe(false);
});
