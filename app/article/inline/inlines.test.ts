import { expect, it } from 'vitest';
import { joinCitations } from '#app/article/inline/inlines.tsx';

const createText = (value: string) => ({ type: 'text' as const, value });
const createCitation = (number: number) => ({ type: 'citation' as const, number });

it('joins a citation to the word before it', () => {
  expect(
    joinCitations([createText('It often comes back.'), createCitation(1), createText(' More.')]),
  ).toEqual([
    createText('It often comes '),
    { type: 'cited-word', word: 'back.', numbers: [1] },
    createText(' More.'),
  ]);
});

it('joins consecutive citations to the same word', () => {
  expect(joinCitations([createText('Back.'), createCitation(1), createCitation(2)])).toEqual([
    { type: 'cited-word', word: 'Back.', numbers: [1, 2] },
  ]);
});

it('keeps a citation separate at the start or after formatted text', () => {
  expect(joinCitations([createCitation(3)])).toEqual([
    { type: 'cited-word', word: '', numbers: [3] },
  ]);
  const boldNode = { type: 'strong' as const, children: [createText('x')] };
  expect(joinCitations([boldNode, createCitation(3)])).toEqual([
    boldNode,
    { type: 'cited-word', word: '', numbers: [3] },
  ]);
});
