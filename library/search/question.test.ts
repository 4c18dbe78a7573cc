import { expect, it } from 'vitest';
import { correctTypo, readQuestion, readSynonyms } from '#library/search/question.ts';

const synonyms = readSynonyms([
  { typed: ['cost', 'how much'], means: ['price'] },
  { typed: ['how much time'], means: ['days'] },
  { typed: ['transfer'], to: '/send#patients' },
]);
const readParts = (text: string) => readQuestion(text, synonyms);

it('drops common words unless there are no others', () => {
  expect(readParts('how to').map(({ term }) => term)).toEqual(['how', 'to']);
  expect(readParts('troche 0.05% or 0.025%')).toEqual(readParts('troche'));
  expect(readParts('Which troche?')).toEqual([{ term: 'troch', synonyms: [], addresses: [] }]);
});

it('adds synonyms to a word or its correction, and replaces phrases, the longest first', () => {
  expect(readParts('costs')).toEqual([{ term: 'cost', synonyms: ['pric'], addresses: [] }]);
  expect(readQuestion('the coost', synonyms, () => 'cost')).toEqual(readParts('cost'));
  expect(readParts('how much is it')).toEqual([{ term: '', synonyms: ['pric'], addresses: [] }]);
  expect(readParts('how much time')).toEqual([{ term: '', synonyms: ['day'], addresses: [] }]);
});

it('limits a query to eight terms', () => {
  expect(readParts('zinc '.repeat(5000))).toHaveLength(8);
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
])('corrects %s to %s', (term, correction) => {
  expect(correctTypo(term, counts)).toBe(correction);
});

it.each(['ketamin', '90034', 'cant', 'fitamin', 'zzzzzz'])('leaves %s alone', (term) => {
  expect(correctTypo(term, counts)).toBeUndefined();
});
