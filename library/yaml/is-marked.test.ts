import { expect, it } from 'vitest';
import { isMarked } from '#library/yaml/is-marked.ts';

it.each([
  ['itself', [['quotes', 1]], true],
  ['one of its fields', [['quotes', 1, 'name']], true],
  ['the list that it is in', [['quotes']], true],
  ['its neighbor', [['quotes', 0]], false],
  ['nothing', [], false],
])('a quote counts as invented when the mark is on %s: %j is %s', (_, marks, expected) => {
  expect(isMarked(marks, ['quotes', 1])).toBe(expected);
});
