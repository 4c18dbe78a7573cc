import { expect, it } from 'vitest';
import { findEmptyPaths } from '#library/paths/public-paths.ts';

const categories = [{ slug: 'dermatology' }, { slug: 'compounding' }];

it('lists conditions without an overview and categories without articles', () => {
  const posts = [{ categorySlug: 'dermatology' }];
  expect(findEmptyPaths({ unwritten: [{ slug: 'menopause' }], categories, posts })).toEqual([
    '/learn/condition/menopause',
    '/blog/category/compounding',
  ]);
});
