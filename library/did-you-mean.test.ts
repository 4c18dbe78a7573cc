import { expect, it } from 'vitest';
import { didYouMean, nearest } from '#library/did-you-mean.ts';

const days = ['Monday', 'Sunday', 'Saturday'];

it.each([
  ['sunday', 'Sunday'],
  ['Sonday', 'Sunday'],
  ['Saterday', 'Saturday'],
  ['Holiday', undefined],
  ['', undefined],
])('takes %j for %j', (written, meant) => {
  expect(nearest(written, days)).toBe(meant);
});

it('says so in a sentence that goes on after another', () => {
  expect(didYouMean('monday', days)).toBe(' Did you mean "Monday"?');
  expect(didYouMean('weekday', ['holiday name'])).toBe('');
});
