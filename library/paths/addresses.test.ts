import { expect, it } from 'vitest';
import { isCurrent } from '#library/paths/addresses.ts';

it('matches a page and the pages below it, but not pages with a longer name', () => {
  const paths = ['/', '/ailments', '/ailments/', '/ailments/cough', '/ailments-of-pets'];
  const matches = paths.filter((path) => isCurrent('/ailments', path));
  expect(matches).toEqual(['/ailments', '/ailments/', '/ailments/cough']);
});
