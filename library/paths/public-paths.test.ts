import { expect, it } from 'vitest';
import { emptyPaths } from '#library/paths/public-paths.ts';

const categories = [{ slug: 'dermatology' }, { slug: 'compounding' }];

it('counts a category without articles and a condition without text as empty', () => {
  const posts = [{ categorySlug: 'dermatology' }];
  expect(emptyPaths({ unwritten: [{ slug: 'menopause' }], categories, posts })).toEqual([
    '/learn/condition/menopause',
    '/blog/category/compounding',
  ]);
});
