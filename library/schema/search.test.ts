import { expect, it } from 'vitest';
import { searchSchema } from '#library/schema/search.ts';

const otherFields = {
  pinned: [],
  delivery: { title: 'To {destination}', text: 'When' },
  neverCorrected: [],
};
const isRejected = (typed: string[], means: string[]) =>
  !searchSchema.safeParse({ ...otherFields, synonyms: [{ typed, means }] }).success;

it('rejects an entry without letters, phrases or a meaning', () => {
  expect(isRejected(['?'], ['price'])).toBe(true);
  expect(isRejected([], ['price'])).toBe(true);
  expect(isRejected(['cost'], [])).toBe(true);
});
