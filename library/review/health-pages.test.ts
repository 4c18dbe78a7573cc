import { expect, it } from 'vitest';
import { compileBlog } from '#library/blog/compile.ts';
import { readBlog } from '#library/blog/reader.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { comingSoon } from '#library/learn/conditions.ts';
import { readLearn } from '#library/learn/reader.ts';
import { makeCondition, makeOptions } from '#library/learn/testing/fixture.ts';
import { article, options } from '#library/markdown/testing/fixture.ts';
import { daysSince, findChangedSinceReview, overdue } from '#library/review/due-dates.ts';
import { getHealthPages, getNoticeChecks, getPageChecks } from '#library/review/health-pages.ts';

const conditions = [makeCondition('acne'), makeCondition('eczema')];
const makeLearn = (files: MarkdownFiles) =>
  readLearn(compileLearn(files, makeOptions(...conditions)), conditions);
const makeBlog = (files: MarkdownFiles) => readBlog(compileBlog(files, options));

const pages = [
  { path: '/later', nextReview: 'May 7, 2027' },
  { path: '/second', nextReview: 'May 7, 2026' },
  { path: '/first', nextReview: 'December 31, 2025' },
];
const getOverduePaths = (today: string) => overdue(pages, today).map(({ path }) => path);

it('lists the longest overdue pages first, from the day after their review date', () => {
  expect(getOverduePaths('2026-05-07')).toEqual(['/first']);
  expect(getOverduePaths('2026-05-08')).toEqual(['/first', '/second']);
});

it('lists pages that changed after their review', () => {
  const nextReview = 'May 7, 2027';
  const changedPage = { nextReview, modified: 'May 8, 2025', reviewed: 'May 7, 2025' };
  const currentPage = { nextReview, modified: 'May 7, 2025', reviewed: 'May 7, 2025' };
  const unsignedPage = { nextReview, modified: 'May 8, 2025' };
  expect(findChangedSinceReview([changedPage, currentPage, unsignedPage])).toEqual([changedPage]);
});

const overview = `---
published: May 8, 2025
modified: May 10, 2025
reviewer: ines-marlow
reviewed: May 7, 2025
nextReview: May 7, 2027
noticesChecked: March 2, 2026
---
The skin is red.`;

it('includes articles and conditions with and without an overview', () => {
  const blog = makeBlog({ x: article('Cats sit.') });
  const result = getHealthPages(makeLearn({ acne: overview }), blog);
  expect(result.map(({ path }) => path)).toEqual([
    '/learn/condition/acne',
    '/blog/post/x',
    '/learn/condition/eczema',
  ]);
  expect(result[0]).toMatchObject({ reviewed: 'May 7, 2025', nextReview: 'May 7, 2027' });
  expect(result[0]?.grade).toBeTypeOf('number');
  expect(result[2]).toMatchObject({ nextReview: comingSoon.nextReview, grade: null });
});

it('sorts health pages by their last notice check, unchecked pages first', () => {
  const learn = makeLearn({ acne: overview });
  const blog = makeBlog({
    new: article('Cats sit.', { noticesChecked: 'November 16, 2026' }),
    unseen: article('Dogs sit.'),
  });
  const others = [
    { path: '/services/b', checked: 'December 31, 2025' },
    { path: '/services/a', checked: 'December 31, 2025' },
  ];
  expect(getNoticeChecks(learn, blog, others)).toEqual([
    { path: '/blog/post/unseen', checked: undefined },
    { path: '/services/a', checked: 'December 31, 2025' },
    { path: '/services/b', checked: 'December 31, 2025' },
    { path: '/learn/condition/acne', checked: 'March 2, 2026' },
    { path: '/blog/post/new', checked: 'November 16, 2026' },
  ]);
});

it('lists the pages with agency notices', () => {
  const contentByName = {
    hormones: { agencyNotices: ['fda-menopause-2026'], noticesChecked: 'March 2, 2026' },
    careers: { search: {} },
    prescribing: { agencyNotices: [] },
  };
  expect(getPageChecks(contentByName)).toEqual([
    { path: '/hormones', checked: 'March 2, 2026' },
    { path: '/specialists/prescribing', checked: undefined },
  ]);
});

it('counts days across months and years', () => {
  expect(daysSince('November 16, 2026', '2026-11-16')).toBe(0);
  expect(daysSince('December 31, 2025', '2026-03-01')).toBe(60);
});
