import { expect, it } from 'vitest';
import { currentHeading } from '#app/pages/blog/post/scroll-spy.ts';

const ids = ['a', 'b', 'c'];

it('takes the last heading that has passed the line', () => {
  expect(currentHeading(ids, new Set(['a', 'b']))).toBe('b');
});

it('takes the first while none has passed', () => {
  expect(currentHeading(ids, new Set())).toBe('a');
});

it('has nothing to take without headings', () => {
  expect(currentHeading([], new Set())).toBe('');
});
