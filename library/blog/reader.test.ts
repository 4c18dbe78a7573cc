import { expect, it } from 'vitest';
import { compileBlog } from '#library/blog/compile.ts';
import { articlesPerPage, paginate, readBlog } from '#library/blog/reader.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { fillIn } from '#library/fill-in.ts';
import { article, options } from '#library/markdown/testing/fixture.ts';
import { articleWords } from '#library/words.ts';

const blogWith = (sources: MarkdownFiles) => readBlog(compileBlog(sources, options));

const files = {
  older: article('Melanin and sunlight.', {
    date: 'May 1, 2025',
    title: 'Older words',
  }),
  newer: article(`${'word '.repeat(226)}\n\nSunlight :cite[ogbechie-2017]`, {
    date: 'May 6, 2025',
    modified: 'May 9, 2025',
    reviewer: 'ines-marlow',
    reviewed: 'May 5, 2025',
  }),
  pets: article('Cats and dogs.', { date: 'May 1, 2025', category: 'Veterinary' }),
};
const read = () => blogWith(files);

it('lists articles newest first, then by id, without their text', () => {
  const list = read().list();
  expect(list.map(({ id }) => id)).toEqual(['newer', 'older', 'pets']);
  expect(list[0]).toEqual({
    id: 'newer',
    title: 'Dark spots and what helps',
    excerpt: 'A sentence that is long enough to stand under a title and to be shown on a card.',
    date: 'May 6, 2025',
    isoDate: '2025-05-06',
    modified: 'May 9, 2025',
    isoModified: '2025-05-09',
    author: 'Dermatology compounding pharmacist',
    category: 'Dermatology',
    categorySlug: 'dermatology',
    words: 227,
    minutes: 2,
    length: fillIn(articleWords.length, { minutes: '2', words: '227' }),
  });
});

it('marks unpublished articles in a preview', () => {
  const marks = blogWith({
    draft: article('Text.', { draft: 'true' }),
    later: article('Text.', { date: 'May 6, 9000', nextReview: 'May 6, 9002' }),
    now: article('Text.'),
  });
  const { unpublished } = articleWords;
  expect(marks.find('draft')?.mark).toBe(unpublished.draft);
  expect(marks.find('later')?.mark).toBe(fillIn(unpublished.later, { date: 'May 6, 9000' }));
  expect(marks.find('now')).not.toHaveProperty('mark');
});

it('returns an article by its id', () => {
  const article = read().find('newer');
  expect(article?.body.blocks).toHaveLength(2);
  expect(article?.body.citations).toEqual(['ogbechie-2017']);
  expect(article?.review).toEqual({ reviewer: 'ines-marlow', reviewed: 'May 5, 2025' });
  expect(article).not.toHaveProperty('body.text');
  expect(read().find('older')?.review).toBeUndefined();
});

it('lists related articles', () => {
  const related = read().related('older', 3);
  expect(related.map(({ id }) => id)).toEqual(['newer', 'pets']);
});

it.each([
  ['the first without a number', null, 1, 24],
  ['the last', '3', 3, 2],
  ['the first for one that does not exist', '4', 1, 24],
])('paginates a long list: %s', (_, requested, page, length) => {
  const source = article('Text.');
  const many = Array.from({ length: 2 * articlesPerPage + 2 }, (_, place) => [`a${place}`, source]);
  const list = blogWith(Object.fromEntries(many)).list();
  const shown = paginate(list, requested);
  expect(shown).toMatchObject({ page, count: 3 });
  expect(shown.items).toHaveLength(length);
  expect(shown.items[0]).toBe(list[(page - 1) * articlesPerPage]);
});

it('returns one page for a short or empty list', () => {
  expect(paginate(Array(24).fill(0), '2')).toMatchObject({ page: 1, count: 1 });
  expect(paginate([], null)).toEqual({ items: [], page: 1, count: 1 });
});

it('reports the problems of all files at once', () => {
  const broken = {
    one: article('<b>'),
    two: article(':::hint\nx\n:::'),
  };
  expect(() => blogWith(broken)).toThrow(
    /^content\/blog\/one\.md:9: .+\ncontent\/blog\/two\.md:9: .+$/,
  );
});

it('counts 225 words as a minute', () => {
  const minutes = (words: number) =>
    blogWith({ x: article('word '.repeat(words)) }).list()[0]?.minutes;
  expect([minutes(1), minutes(225), minutes(226)]).toEqual([1, 1, 2]);
});
