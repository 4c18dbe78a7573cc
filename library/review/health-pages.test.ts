import { expect, it } from 'vitest';
import { compileBlog } from '#library/blog/compile.ts';
import { readBlog } from '#library/blog/reader.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { comingSoon } from '#library/learn/conditions.ts';
import { readLearn } from '#library/learn/reader.ts';
import { condition, optionsFor } from '#library/learn/testing/fixture.ts';
import { article, options } from '#library/markdown/testing/fixture.ts';
import {
  changedSinceReview,
  daysSince,
  type HealthPage,
  healthPages,
  noticeChecks,
  overdue,
  pageChecks,
} from '#library/review/health-pages.ts';

const conditions = [condition('acne'), condition('eczema')];
const learnWith = (files: MarkdownFiles) =>
  readLearn(compileLearn(files, optionsFor(...conditions)), conditions);
const blogWith = (files: MarkdownFiles) => readBlog(compileBlog(files, options));

const page = (path: string, nextReview: string): HealthPage => ({ path, nextReview, grade: null });
const pages = [
  page('/later', 'May 7, 2027'),
  page('/second', 'May 7, 2026'),
  page('/first', 'December 31, 2025'),
];
const paths = (today: string) => overdue(pages, today).map(({ path }) => path);

it('lists overdue pages, the longest overdue first', () => {
  expect(paths('2026-11-15')).toEqual(['/first', '/second']);
});

it("doesn't count a page as overdue on the day itself", () => {
  expect(paths('2026-05-07')).toEqual(['/first']);
  expect(paths('2026-05-08')).toEqual(['/first', '/second']);
});

it('lists pages that changed after their review', () => {
  const day = { nextReview: 'May 7, 2027', grade: null };
  const changed = { ...day, path: '/a', modified: 'May 8, 2025', reviewed: 'May 7, 2025' };
  const current = { ...day, path: '/b', modified: 'May 7, 2025', reviewed: 'May 7, 2025' };
  const unsigned = { ...day, path: '/c', modified: 'May 8, 2025' };
  expect(changedSinceReview([changed, current, unsigned])).toEqual([changed]);
});

it('includes articles and conditions with and without a text', () => {
  const overview =
    '---\npublished: May 8, 2025\nmodified: May 10, 2025\nreviewer: ines-marlow\nreviewed: May 7, 2025\nnextReview: May 7, 2027\n---\n\nThe skin is red.';
  const learn = learnWith({ acne: overview });
  const blog = blogWith({ x: article('Cats sit.') });
  const found = healthPages(learn, blog);
  expect(found.map(({ path }) => path)).toEqual([
    '/learn/condition/acne',
    '/blog/post/x',
    '/learn/condition/eczema',
  ]);
  expect(found[0]).toMatchObject({ reviewed: 'May 7, 2025', nextReview: 'May 7, 2027' });
  expect(found[0]?.grade).toBeTypeOf('number');
  expect(found[2]).toMatchObject({ nextReview: comingSoon.nextReview, grade: null });
});

const checked =
  '---\npublished: May 8, 2025\nmodified: May 10, 2025\nnextReview: May 7, 2027\nnoticesChecked: March 2, 2026\n---\n\nThe skin is red.';

it('sorts health pages by their last notice check, unchecked ones first', () => {
  const learn = learnWith({ acne: checked });
  const blog = blogWith({
    new: article('Cats sit.', { noticesChecked: 'November 16, 2026' }),
    unseen: article('Dogs sit.'),
  });
  const others = [
    { path: '/services/b', checked: 'December 31, 2025' },
    { path: '/services/a', checked: 'December 31, 2025' },
  ];
  expect(noticeChecks(learn, blog, others)).toEqual([
    { path: '/blog/post/unseen', checked: undefined },
    { path: '/services/a', checked: 'December 31, 2025' },
    { path: '/services/b', checked: 'December 31, 2025' },
    { path: '/learn/condition/acne', checked: 'March 2, 2026' },
    { path: '/blog/post/new', checked: 'November 16, 2026' },
  ]);
});

it('lists the pages with agency notices', () => {
  const words = {
    hormones: { agencyNotices: ['fda-menopause-2026'], noticesChecked: 'March 2, 2026' },
    careers: { search: {} },
    prescribing: { agencyNotices: [] },
  };
  expect(pageChecks(words)).toEqual([
    { path: '/hormones', checked: 'March 2, 2026' },
    { path: '/specialists/prescribing', checked: undefined },
  ]);
});

it('counts days across months and years', () => {
  expect(daysSince('November 16, 2026', '2026-11-16')).toBe(0);
  expect(daysSince('December 31, 2025', '2026-03-01')).toBe(60);
});
