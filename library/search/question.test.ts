import { expect, it } from 'vitest';
import { correctTypo, readQuestion, readSynonyms } from '#library/search/question.ts';

const synonyms = readSynonyms([
  { typed: ['cost', 'how much'], means: ['price'] },
  { typed: ['how much time'], means: ['days'] },
  { typed: ['transfer'], to: '/send#patients' },
]);
const parts = (text: string) => readQuestion(text, synonyms);

it('drops common words', () => {
  expect(parts('Where is the troche?')).toEqual([{ term: 'troch', synonyms: [], places: [] }]);
});

it('keeps common words if there are no others', () => {
  expect(parts('how to').map(({ term }) => term)).toEqual(['how', 'to']);
});

it('adds synonyms to the typed term', () => {
  expect(parts('costs')).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('replaces phrases with their synonyms, the longest first', () => {
  expect(parts('how much is it')).toEqual([{ term: '', synonyms: ['pric'], places: [] }]);
  expect(parts('how much time')).toEqual([{ term: '', synonyms: ['day'], places: [] }]);
});

it('corrects a typo before it looks for synonyms', () => {
  const corrected = readQuestion('the coost', synonyms, () => 'cost');
  expect(corrected).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('limits a query to eight terms', () => {
  expect(parts('zinc '.repeat(5000))).toHaveLength(8);
});

const counts = new Map([
  ['delivery', 9],
  ['hipaa', 1],
  ['vitamin', 5],
  ['90064', 4],
  ['cat', 9],
  ['prescription', 9],
  ['form', 2],
  ['foam', 7],
  ['formal', 1],
  ['format', 3],
]);

it.each([
  ['delivry', 'delivery'],
  ['delivrey', 'delivery'],
  ['hippa', 'hipaa'],
  ['perscripton', 'prescription'],
  ['formas', 'format'],
])('treats %s as %s', (typed, meant) => {
  expect(correctTypo(typed, counts)).toBe(meant);
});

it.each(['ketamin', '90034', 'cant', 'fitamin', 'zzzzzz'])('leaves %s alone', (typed) => {
  expect(correctTypo(typed, counts)).toBeUndefined();
});
