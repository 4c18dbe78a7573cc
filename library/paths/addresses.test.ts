import { expect, it } from 'vitest';
import { isCurrent } from '#library/paths/addresses.ts';

const link = { label: 'Ailments', to: '/ailments', also: ['/reading'] };

it.each(['/ailments', '/ailments/', '/ailments/cough', '/reading', '/reading/cough/dry'])(
  'a link of the header is current on %s, which belongs to it',
  (path) => {
    expect(isCurrent(link, path)).toBe(true);
  },
);

it.each(['/', '/ailments-of-pets', '/readings', '/contact'])('and not on %s', (path) => {
  expect(isCurrent(link, path)).toBe(false);
});
