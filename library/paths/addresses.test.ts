import { expect, it } from 'vitest';
import { isCurrent } from '#library/paths/addresses.ts';

it.each(['/ailments', '/ailments/', '/ailments/cough'])('matches %s', (path) => {
  expect(isCurrent('/ailments', path)).toBe(true);
});

it.each(['/', '/ailments-of-pets', '/contact'])('does not match %s', (path) => {
  expect(isCurrent('/ailments', path)).toBe(false);
});
