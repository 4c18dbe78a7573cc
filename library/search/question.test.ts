import { expect, it } from 'vitest';
import { readQuestion, readSynonyms } from '#library/search/question.ts';

const synonyms = readSynonyms([
  { typed: ['cost', 'how much'], means: ['price'] },
  { typed: ['how much time'], means: ['days'] },
  { typed: ['transfer'], to: '/send#patients' },
]);
const asked = (text: string) => readQuestion(text, synonyms);

it('leaves out the words of every question', () => {
  expect(asked('Where is the troche?')).toEqual([{ term: 'troch', synonyms: [], places: [] }]);
});

it('keeps them where nothing else was typed', () => {
  expect(asked('how to').map(({ term }) => term)).toEqual(['how', 'to']);
});

it('looks for what people call it otherwise, beside what was typed', () => {
  expect(asked('costs')).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('takes a phrase for what it means, the longest first', () => {
  expect(asked('how much is it')).toEqual([{ term: '', synonyms: ['pric'], places: [] }]);
  expect(asked('how much time')).toEqual([{ term: '', synonyms: ['day'], places: [] }]);
});

it('knows the place that answers best', () => {
  expect(asked('transfer')).toEqual([
    { term: 'transfer', synonyms: [], places: ['/send#patients'] },
  ]);
});

it('corrects a typo before it looks for synonyms', () => {
  const corrected = readQuestion('the coost', synonyms, () => 'cost');
  expect(corrected).toEqual([{ term: 'cost', synonyms: ['pric'], places: [] }]);
});

it('looks for eight things at most, however much was pasted', () => {
  expect(asked('zinc '.repeat(5000))).toHaveLength(8);
});

it('finds nothing to look for in signs', () => {
  expect(asked('?!… ')).toEqual([]);
});
