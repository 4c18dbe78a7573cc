import { expect, it } from 'vitest';
import { createPinnedFinder } from '#library/search/pinned.ts';

const text: never[] = [];
const findPinned = createPinnedFinder(
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
  expect(findPinned(query)).toHaveLength(1);
});

it.each(['can breathe', 'poison ivy', 'prison', 'kid', 'kid who has never swallowed', ''])(
  'pins nothing for “%s”',
  (query) => {
    expect(findPinned(query)).toEqual([]);
  },
);

it("doesn't treat a word on the site as a typo", () => {
  const list = [{ text, typed: ['cremas'] }];
  expect(createPinnedFinder(list, () => true)('creams')).toEqual([]);
  expect(createPinnedFinder(list, () => false)('creams')).toHaveLength(1);
});

it('pins every matching answer, in order', () => {
  expect(findPinned('dog ate poison').map(({ language }) => language)).toEqual([undefined, 'es']);
});
