import { expect, it } from 'vitest';
import { glossarySchema } from '#library/schema/glossary.ts';

const withTerms = (...terms: object[]) => ({
  modified: 'May 6, 2025',
  reviewer: 'ana-cruz',
  reviewed: 'May 6, 2025',
  nextReview: 'May 6, 2027',
  terms,
});
const term = { term: 'Lot number', meaning: 'The number of one batch.' };
const getProblems = (data: unknown) =>
  glossarySchema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('rejects two terms with the same slug', () => {
  expect(getProblems(withTerms(term, { ...term, term: 'lot number' }))).toEqual([
    ['terms.1.term', 'is already in the list. Remove one of the two'],
  ]);
});

it('rejects a phrase to explain that has fewer than three letters', () => {
  expect(getProblems(withTerms({ ...term, inTexts: ['a'] }))?.[0]?.[0]).toBe('terms.0.inTexts.0');
});
