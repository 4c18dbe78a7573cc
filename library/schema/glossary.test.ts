import { expect, it } from 'vitest';
import { glossarySchema } from '#library/schema/glossary.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const review = {
  modified: 'May 6, 2025',
  reviewer: 'ana-cruz',
  reviewed: 'May 6, 2025',
  nextReview: 'May 6, 2027',
};
const term = { term: 'Lot number', meaning: 'The number of one batch.' };

it.each([
  ['two terms with the same slug', [term, { ...term, term: 'lot number' }], 'terms.1.term: is alr'],
  ['a phrase of less than three letters', [{ ...term, inTexts: ['a'] }], 'terms.0.inTexts.0: '],
])('rejects %s', (_, terms, problem) => {
  expect(listIssues({ ...review, terms }, glossarySchema)).toEqual([
    expect.stringContaining(problem),
  ]);
});
