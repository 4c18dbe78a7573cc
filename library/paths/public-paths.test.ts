import { expect, it } from 'vitest';
import { emptyPaths } from '#library/paths/public-paths.ts';

const categories = [{ slug: 'dermatology' }, { slug: 'compounding' }];

it('lists categories without articles and conditions without text as empty', () => {
  const posts = [{ categorySlug: 'dermatology' }];
  expect(emptyPaths({ unwritten: [{ slug: 'menopause' }], categories, posts })).toEqual([
    '/learn/condition/menopause',
    '/blog/category/compounding',
  ]);
});
