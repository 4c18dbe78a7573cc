import { expect, it } from 'vitest';
import {
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/front-matter.ts';

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
  condition: 'acne',
  address: 'acne',
  furtherReading: ['hair-loss', 'anti-aging'],
  ...dates,
};

const schema = learnArticleFrontMatter({
  conditions: ['acne', 'rosacea'],
  reviewers: ['ines-marlow'],
  works: new Set(['fda-pores-2025']),
  isPost: (id) => ['hair-loss', 'anti-aging', 'travel-health'].includes(id),
});

it('names an unknown notice and where to add it', () => {
  const { error } = schema.safeParse({ ...fields, agencyNotices: ['fda-pore-2025'] });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [
      ['agencyNotices', 0],
      'names fda-pore-2025, which is not in content/references.yaml. Did you mean "fda-pores-2025"? Add it there first',
    ],
  ]);
});

it.each([
  ['an address that no browser would show', { address: 'Acne & you' }],
  ['further reading of one article', { furtherReading: ['hair-loss'] }],
  ['the same further reading twice', { furtherReading: ['hair-loss', 'hair-loss'] }],
  ['a look for notices on no day of the calendar', { noticesChecked: 'May 32, 2025' }],
])('rejects %s', (_, changed) => {
  expect(schema.safeParse({ ...fields, ...changed }).success).toBe(false);
});

it('rejects a title in an overview', () => {
  expect(
    learnOverviewFrontMatter({ reviewers: ['ines-marlow'] }).safeParse({ ...dates, title: 'Acne' })
      .success,
  ).toBe(false);
});
