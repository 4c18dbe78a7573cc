import { expect, it } from 'vitest';
import { glossarySchema } from '#library/schema/glossary.ts';

const glossary = (...terms: object[]) => ({
  modified: 'May 6, 2025',
  reviewer: 'ana-cruz',
  reviewed: 'May 6, 2025',
  nextReview: 'May 6, 2027',
  terms,
});
const term = { term: 'Lot number', meaning: 'What stands for one batch.' };
const messages = (data: unknown) =>
  glossarySchema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('rejects a term with the slug of another', () => {
  expect(messages(glossary(term, { ...term, term: 'lot number' }))).toEqual([
    ['terms.1.term', 'is there already. Remove one of them'],
  ]);
});

it('rejects a spelling that is too short', () => {
  expect(messages(glossary({ ...term, inTexts: ['a'] }))?.[0]?.[0]).toBe('terms.0.inTexts.0');
});
