import { expect, it } from 'vitest';
import { findTerms, isStopWord, stemWord } from '#library/search/terms.ts';

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
  expect(stemWord(word)).toBe(stemWord(variant));
});

it.each([
  ['this', 'th'],
  ['gas', 'ga'],
  ['sing', 's'],
  ['need', 'ne'],
])('does not stem %s to %s', (word, stem) => {
  expect(stemWord(word)).not.toBe(stem);
});

it('treats q.s. and 503A as one word each', () => {
  expect(findTerms('Fill q.s. to 60 mL (503A).')).toEqual(['fill', 'qs', 'to', '60', 'ml', '503a']);
});

it('recognizes common words', () => {
  expect(findTerms('how do I use the').every(isStopWord)).toBe(true);
  expect(findTerms('what does it mean').every(isStopWord)).toBe(true);
  expect(findTerms('troche dose').some(isStopWord)).toBe(false);
});
