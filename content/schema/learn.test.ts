import { expect, it } from 'vitest';
import { learnFrontMatter } from '#content/schema/learn.ts';

const fields = {
  title: 'Acne: what it is, and what helps',
  description: 'The types of acne, the treatments with evidence, and where compounding fits.',
  category: 'skin',
  published: 'May 8, 2025',
  modified: 'May 10, 2025',
  reviewer: 'ines-marlow',
  reviewed: 'May 7, 2025',
  nextReview: 'May 7, 2027',
};

it('accepts a complete Learn page', () => {
  expect(learnFrontMatter.safeParse(fields).error).toBeUndefined();
});

it.each([
  ['an unknown category', { category: 'nails' }],
  ['a change before the start', { modified: 'May 1, 2025' }],
  ['a next review before the review', { nextReview: 'May 1, 2025' }],
  ['a reviewer without a date', { reviewed: undefined }],
  ['an unknown field', { author: 'somebody' }],
])('refuses %s', (_, changed) => {
  expect(learnFrontMatter.safeParse({ ...fields, ...changed }).success).toBe(false);
});
