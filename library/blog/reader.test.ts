import { expect, it } from 'vitest';
import { compileBlog } from '#library/blog/compile.ts';
import { articlesPerPage, paginate, readBlog } from '#library/blog/reader.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { fillIn } from '#library/fill-in.ts';
import { article, options } from '#library/markdown/testing/fixture.ts';
import { articleText } from '#library/words.ts';

const makeBlog = (sources: MarkdownFiles) => readBlog(compileBlog(sources, options));

const files = {
  older: article('word '.repeat(225), { date: 'May 1, 2025', title: 'An older article' }),
  newer: article(`${'word '.repeat(226)}\n\nSunlight :cite[ogbechie-2017]`, {
    date: 'May 6, 2025',
    modified: 'May 9, 2025',
    reviewer: 'ines-marlow',
    reviewed: 'May 5, 2025',
  }),
  pets: article('Cats and dogs.', { date: 'May 1, 2025', category: 'Veterinary' }),
};
const makeSampleBlog = () => makeBlog(files);

it('lists articles newest first, then by ID, without their text', () => {
  const list = makeSampleBlog().posts;
  expect(list.map(({ id }) => id)).toEqual(['newer', 'older', 'pets']);
  expect(list[0]).toEqual({
    id: 'newer',
    title: 'Dark spots and what helps',
    excerpt: 'A sentence that is long enough to show below a title and on a card.',
    date: 'May 6, 2025',
    isoDate: '2025-05-06',
    modified: 'May 9, 2025',
    isoModified: '2025-05-09',
    author: 'Dermatology compounding pharmacist',
    category: 'Dermatology',
    categorySlug: 'dermatology',
    words: 227,
    minutes: 2,
    length: fillIn(articleText.length, { minutes: '2', words: '227' }),
  });
  expect(list[1]?.minutes).toBe(1);
});

it('labels drafts and scheduled articles', () => {
  const blog = makeBlog({
    draft: article('Text.', { draft: 'true' }),
    later: article('Text.', { date: 'May 6, 9000', nextReview: 'May 6, 9002' }),
    now: article('Text.'),
  });
  const { unpublished } = articleText;
  expect(blog.find('draft')?.mark).toBe(unpublished.draft);
  expect(blog.find('later')?.mark).toBe(fillIn(unpublished.later, { date: 'May 6, 9000' }));
  expect(blog.find('now')).not.toHaveProperty('mark');
});

it('returns an article with its citations, review and related articles, but without its plain text', () => {
  const article = makeSampleBlog().find('newer');
  expect(article?.body.blocks).toHaveLength(2);
  expect(article?.body.citations).toEqual(['ogbechie-2017']);
  expect(article?.review).toEqual({ reviewer: 'ines-marlow', reviewed: 'May 5, 2025' });
  expect(article).not.toHaveProperty('body.text');
  expect(makeSampleBlog().find('older')?.review).toBeUndefined();
  const related = makeSampleBlog().related('older', 3);
  expect(related.map(({ id }) => id)).toEqual(['newer', 'pets']);
});

it.each([
  ['the first page by default', null, 1, 24],
  ['the last page', '3', 3, 2],
  ['the first page if the number is too high', '4', 1, 24],
])('paginates a long list: %s', (_, requested, page, length) => {
  const list = Array.from({ length: 2 * articlesPerPage + 2 }, (_, index) => index);
  const result = paginate(list, requested);
  expect(result).toMatchObject({ page, count: 3 });
  expect(result.items).toHaveLength(length);
  expect(result.items[0]).toBe(list[(page - 1) * articlesPerPage]);
});

it('returns one page for a short or empty list', () => {
  expect(paginate(Array(24).fill(0), '2')).toMatchObject({ page: 1, count: 1 });
  expect(paginate([], null)).toEqual({ items: [], page: 1, count: 1 });
});
