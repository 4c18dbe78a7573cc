import { expect, it } from 'vitest';
import { keepTogether } from '#app/article/inline/inlines.tsx';

const text = (value: string) => ({ type: 'text' as const, value });
const cite = (number: number) => ({ type: 'citation' as const, number });

it('joins a citation to the last word before it', () => {
  expect(keepTogether([text('It often comes back.'), cite(1), text(' More.')])).toEqual([
    text('It often comes '),
    { type: 'kept', word: 'back.', numbers: [1] },
    text(' More.'),
  ]);
});

it('joins several citations in a row', () => {
  expect(keepTogether([text('Back.'), cite(1), cite(2)])).toEqual([
    { type: 'kept', word: 'Back.', numbers: [1, 2] },
  ]);
});

it('takes a citation as it is where no word stands before it', () => {
  expect(keepTogether([cite(3)])).toEqual([{ type: 'kept', word: '', numbers: [3] }]);
  const bold = { type: 'strong' as const, children: [text('x')] };
  expect(keepTogether([bold, cite(3)])).toEqual([bold, { type: 'kept', word: '', numbers: [3] }]);
});
