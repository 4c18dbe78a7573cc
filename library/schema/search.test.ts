import { expect, it } from 'vitest';
import { searchSchema } from '#library/schema/search.ts';

const otherFields = {
  pinned: [],
  delivery: { title: 'To {destination}', text: 'When' },
  neverCorrected: [],
};
const isRejected = (typed: string[], means: string[]) =>
  !searchSchema.safeParse({ ...otherFields, synonyms: [{ typed, means }] }).success;

it('rejects a synonym without letters, typed phrases or meanings', () => {
  expect(isRejected(['?'], ['price'])).toBe(true);
  expect(isRejected([], ['price'])).toBe(true);
  expect(isRejected(['cost'], [])).toBe(true);
});
