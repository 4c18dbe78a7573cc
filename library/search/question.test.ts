import { expect, it } from 'vitest';
import { correctTypo, readQuestion, readSynonyms } from '#library/search/question.ts';

const synonyms = readSynonyms([
  { typed: ['cost', 'how much'], means: ['price'] },
  { typed: ['how much time'], means: ['days'] },
  { typed: ['transfer'], to: '/send#patients' },
]);
const parts = (text: string) => readQuestion(text, synonyms);

it('leaves out the words of every question', () => {
  expect(parts('Where is the troche?')).toEqual([{ term: 'troch', synonyms: [], places: [] }]);
});

it('keeps them where nothing else was typed', () => {
  expect(parts('how to').map(({ term }) => term)).toEqual(['how', 'to']);
});

it('looks for what people call it otherwise, beside what was typed', () => {
  expect(parts('costs')).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('takes a phrase for what it means, the longest first', () => {
  expect(parts('how much is it')).toEqual([{ term: '', synonyms: ['pric'], places: [] }]);
  expect(parts('how much time')).toEqual([{ term: '', synonyms: ['day'], places: [] }]);
});

it('corrects a typo before it looks for synonyms', () => {
  const corrected = readQuestion('the coost', synonyms, () => 'cost');
  expect(corrected).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('looks for eight things at most, however much was pasted', () => {
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
])('takes %s for %s', (typed, meant) => {
  expect(correctTypo(typed, counts)).toBe(meant);
});

it.each(['ketamin', '90034', 'cant', 'fitamin', 'zzzzzz'])('leaves %s alone', (typed) => {
  expect(correctTypo(typed, counts)).toBeUndefined();
});
