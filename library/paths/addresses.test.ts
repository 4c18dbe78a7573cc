import { expect, it } from 'vitest';
import { isCurrent } from '#library/paths/addresses.ts';

const link = { label: 'Ailments', to: '/ailments', also: ['/reading'] };

it.each(['/ailments', '/ailments/', '/ailments/cough', '/reading', '/reading/cough/dry'])(
  'highlights the link on %s',
  (path) => {
    expect(isCurrent(link, path)).toBe(true);
  },
);

it.each(['/', '/ailments-of-pets', '/readings', '/contact'])(
  'does not highlight the link on %s',
  (path) => {
    expect(isCurrent(link, path)).toBe(false);
  },
);
