import { expect, it } from 'vitest';
import { readPinned } from '#library/search/pinned.ts';

const text: never[] = [];
const pinned = readPinned(
  [
    {
      text,
      typed: ["can't breathe/breathing", 'poison', 'kid/toddler swallowed', 'respiración'],
      except: ['poison ivy'],
    },
    { text, typed: ['dog ate'], language: 'es' },
  ],
  () => false,
);

it.each([
  'I can’t breathe',
  'cannot breathe',
  'can not really breathe',
  "he can't breath",
  'my toddler just swallowed it',
  'respiracion',
  'poison ivy cream, and the kid swallowed it',
])('pins the answer to “%s”', (query) => {
  expect(pinned(query)).toHaveLength(1);
});

it.each(['can breathe', 'poison ivy', 'prison', 'kid', 'kid who has never swallowed', ''])(
  'pins nothing to “%s”',
  (query) => {
    expect(pinned(query)).toEqual([]);
  },
);

it("doesn't treat a word on the site as a typo", () => {
  const list = [{ text, typed: ['cremas'] }];
  expect(readPinned(list, () => true)('creams')).toEqual([]);
  expect(readPinned(list, () => false)('creams')).toHaveLength(1);
});

it('pins every matching answer, in order', () => {
  expect(pinned('dog ate the poison').map(({ language }) => language)).toEqual([undefined, 'es']);
});
