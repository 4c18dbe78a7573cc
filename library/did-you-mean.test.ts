import { expect, it } from 'vitest';
import { nearest } from '#library/did-you-mean.ts';

const days = ['Monday', 'Sunday', 'Saturday'];

it.each([
  ['sunday', 'Sunday'],
  ['Sonday', 'Sunday'],
  ['Saterday', 'Saturday'],
  ['Holiday', undefined],
  ['', undefined],
])('suggests the nearest day for %j: %j', (input, suggestion) => {
  expect(nearest(input, days)).toBe(suggestion);
});
