import { expect, it } from 'vitest';
import { readBlog } from '#library/blog/reader.ts';
import { comingSoon } from '#library/learn/library.ts';
import { readLearn } from '#library/learn/reader.ts';
import { around, condition } from '#library/learn/testing/fixture.ts';
import { article, surroundings } from '#library/markdown/testing/fixture.ts';
import { type HealthPage, healthPages, overdue } from '#library/review/review-cycle.ts';

const page = (path: string, nextReview: string): HealthPage => ({ path, nextReview, grade: null });
const pages = [
  page('/later', 'May 7, 2027'),
  page('/second', 'May 7, 2026'),
  page('/first', 'December 31, 2025'),
];
const paths = (today: string) => overdue(pages, today).map(({ path }) => path);

it('lists what is overdue, the longest first', () => {
  expect(paths('2026-11-15')).toEqual(['/first', '/second']);
});

it('gives a page the whole of its last day', () => {
  expect(paths('2026-05-07')).toEqual(['/first']);
  expect(paths('2026-05-08')).toEqual(['/first', '/second']);
});

it('holds written and unwritten conditions and articles', () => {
  const overview =
    '---\npublished: May 8, 2025\nmodified: May 10, 2025\nreviewer: ines-marlow\nreviewed: May 7, 2025\nnextReview: May 7, 2027\n---\n\nThe skin is red.';
  const learn = readLearn({ acne: overview }, around(condition('acne'), condition('eczema')));
  const blog = readBlog({ x: article('Cats sit.') }, surroundings);
  const found = healthPages(learn, blog);
  expect(found.map(({ path }) => path)).toEqual([
    '/learn/condition/acne',
    '/learn/condition/eczema',
    '/blog/post/x',
  ]);
  expect(found[0]).toMatchObject({ reviewed: 'May 7, 2025', nextReview: 'May 7, 2027' });
  expect(found[0]?.grade).toBeTypeOf('number');
  expect(found[1]).toMatchObject({ nextReview: comingSoon.nextReview, grade: null });
});
