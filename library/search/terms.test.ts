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
])('uses the same term for %s and %s', (word, variant) => {
  expect(termOf(word)).toBe(termOf(variant));
});

it.each([
  ['this', 'th'],
  ['gas', 'ga'],
  ['sing', 's'],
  ['need', 'ne'],
])('does not shorten %s to %s', (word, stem) => {
  expect(termOf(word)).not.toBe(stem);
});

it('treats q.s. as one word and keeps numbers with their letters', () => {
  expect(termsIn('Fill q.s. to 60 mL (503A).')).toEqual(['fill', 'qs', 'to', '60', 'ml', '503a']);
});

it('recognizes common words', () => {
  expect(termsIn('how do I use the').every(isCommon)).toBe(true);
  expect(termsIn('what does it mean').every(isCommon)).toBe(true);
  expect(termsIn('troche dose').some(isCommon)).toBe(false);
});
