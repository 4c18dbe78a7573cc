import { expect, it } from 'vitest';
import { joinCitations } from '#app/article/inline/inlines.tsx';

const createText = (value: string) => ({ type: 'text' as const, value });
const createCitation = (number: number) => ({ type: 'citation' as const, number });

const createWord = (word: string, ...numbers: number[]) => ({ type: 'cited-word', word, numbers });

it('joins a citation to the word before it', () => {
  const nodes = [createText('It often comes back.'), createCitation(1), createText(' More.')];
  const expected = [createText('It often comes '), createWord('back.', 1), createText(' More.')];
  expect(joinCitations(nodes)).toEqual(expected);
});

it('joins consecutive citations to the same word', () => {
  const nodes = [createText('Back.'), createCitation(1), createCitation(2)];
  expect(joinCitations(nodes)).toEqual([createWord('Back.', 1, 2)]);
});

it('keeps a citation separate at the start or after formatted text', () => {
  expect(joinCitations([createCitation(3)])).toEqual([createWord('', 3)]);
  const boldNode = { type: 'strong' as const, children: [createText('x')] };
  expect(joinCitations([boldNode, createCitation(3)])).toEqual([boldNode, createWord('', 3)]);
});
