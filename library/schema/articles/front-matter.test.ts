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

it('reports an unknown notice and where to add it', () => {
  const { error } = schema.safeParse({ ...fields, agencyNotices: ['fda-pore-2025'] });
  const message = expect.stringContaining('Did you mean "fda-pores-2025"?');
  expect(error?.issues).toMatchObject([{ path: ['agencyNotices', 0], message }]);
});

it.each([
  ['an address with spaces and capital letters', { address: 'Acne & you' }],
  ['only one article for further reading', { furtherReading: ['hair-loss'] }],
  ['the same article twice for further reading', { furtherReading: ['hair-loss', 'hair-loss'] }],
  ['an impossible date for the notice check', { noticesChecked: 'May 32, 2025' }],
])('rejects %s', (_, changes) => {
  expect(schema.safeParse({ ...fields, ...changes }).success).toBe(false);
});

it('rejects a title in an overview', () => {
  expect(
    learnOverviewFrontMatter({ reviewers: ['ines-marlow'] }).safeParse({ ...dates, title: 'Acne' })
      .success,
  ).toBe(false);
});
