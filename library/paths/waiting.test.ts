import { expect, it } from 'vitest';
import { waitingPaths } from '#library/paths/waiting.ts';

const categories = [{ slug: 'dermatology' }, { slug: 'compounding' }];

it('counts a category without articles and a condition without text as waiting', () => {
  const posts = [{ categorySlug: 'dermatology' }];
  expect(waitingPaths({ unwritten: [{ slug: 'menopause' }], categories, posts })).toEqual([
    '/learn/condition/menopause',
    '/blog/category/compounding',
  ]);
});

it('counts nothing once each has something to read', () => {
  const posts = [{ categorySlug: 'compounding' }, { categorySlug: 'dermatology' }];
  expect(waitingPaths({ unwritten: [], categories, posts })).toEqual([]);
});
