import { expect, it } from 'vitest';
import { searchSchema } from '#library/schema/search.ts';

const others = {
  pinned: [],
  delivery: { title: 'To {destination}', text: 'When' },
  neverCorrected: [],
};
const refuses = (typed: string[], means: string[]) =>
  !searchSchema.safeParse({ ...others, synonyms: [{ typed, means }] }).success;

it('rejects an entry without words or without a meaning', () => {
  expect(refuses(['?'], ['price'])).toBe(true);
  expect(refuses([], ['price'])).toBe(true);
  expect(refuses(['cost'], [])).toBe(true);
});
