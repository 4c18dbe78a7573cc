import { expect, it } from 'vitest';
import { joinCitations } from '#app/article/inline/inlines.tsx';

const text = (value: string) => ({ type: 'text' as const, value });
const cite = (number: number) => ({ type: 'citation' as const, number });

it('joins a citation to the last word before it', () => {
  expect(joinCitations([text('It often comes back.'), cite(1), text(' More.')])).toEqual([
    text('It often comes '),
    { type: 'cited-word', word: 'back.', numbers: [1] },
    text(' More.'),
  ]);
});

it('joins several citations in a row', () => {
  expect(joinCitations([text('Back.'), cite(1), cite(2)])).toEqual([
    { type: 'cited-word', word: 'Back.', numbers: [1, 2] },
  ]);
});

it('leaves a citation without a word before it alone', () => {
  expect(joinCitations([cite(3)])).toEqual([{ type: 'cited-word', word: '', numbers: [3] }]);
  const bold = { type: 'strong' as const, children: [text('x')] };
  expect(joinCitations([bold, cite(3)])).toEqual([
    bold,
    { type: 'cited-word', word: '', numbers: [3] },
  ]);
});
