import { expect, it } from 'vitest';
import { learnArticleFrontMatter, learnOverviewFrontMatter } from '#library/schema/learn.ts';

const dates = {
  published: 'May 8, 2025',
  modified: 'May 10, 2025',
  reviewer: 'ines-marlow',
  reviewed: 'May 7, 2025',
  nextReview: 'May 7, 2027',
};
const fields = {
  title: 'Acne: what it is, and what helps',
  description: 'The types of acne, the treatments with evidence, and where compounding fits.',
  category: 'skin',
  ...dates,
};

it('accepts a complete article', () => {
  expect(learnArticleFrontMatter.safeParse(fields).error).toBeUndefined();
});

it('accepts an overview that holds only its dates', () => {
  expect(learnOverviewFrontMatter.safeParse(dates).error).toBeUndefined();
});

it.each([
  ['an unknown category', { category: 'nails' }],
  ['a change before the start', { modified: 'May 1, 2025' }],
  ['a next review before the review', { nextReview: 'May 1, 2025' }],
  ['a reviewer without a date', { reviewed: undefined }],
  ['an unknown field', { author: 'somebody' }],
])('refuses %s', (_, changed) => {
  expect(learnArticleFrontMatter.safeParse({ ...fields, ...changed }).success).toBe(false);
});

it('refuses an overview that says again what the condition is called', () => {
  expect(learnOverviewFrontMatter.safeParse({ ...dates, title: 'Acne' }).success).toBe(false);
});
