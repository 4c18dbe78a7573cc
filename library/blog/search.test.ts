import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fold,
  markQuery,
  matchingExcerpt,
  type SearchEntry,
  search,
} from '#library/blog/search.ts';
import { tidyQuery } from '#library/search/query.ts';

const toEntry = (id: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  title: `Title ${id}`,
  excerpt: `Excerpt ${id}`,
  categorySlug: 'dermatology',
  text: `Text ${id}`,
  ...fields,
});

const entries = [
  toEntry('b', { excerpt: 'Why MINOXIDIL takes months' }),
  toEntry('a', { title: 'Minoxidil in hair loss' }),
  toEntry('c', { text: 'Something.\nKeep minoxidil away from cats.', categorySlug: 'veterinary' }),
  toEntry('d'),
];
const resultIds = (text: string, category = '') =>
  search(entries, { text, category }).map(({ id }) => id);

it('finds a substring in the title first, then in the excerpt and text, ignoring case', () => {
  expect(resultIds('mInOxI')).toEqual(['a', 'b', 'c']);
});

it('filters by category', () => {
  expect(resultIds('minoxidil', 'veterinary')).toEqual(['c']);
  expect(resultIds('', 'veterinary')).toEqual(['c']);
  expect(resultIds('minoxidil', 'no-such-category')).toEqual([]);
});

it('returns everything for an empty query, and nothing across two paragraphs', () => {
  expect(resultIds('  ')).toEqual(['b', 'a', 'c', 'd']);
  expect(resultIds('something. keep')).toEqual([]);
});

it('matches straight quotes and hyphens with curly quotes and dashes', () => {
  const entriesWithDashes = [toEntry('x', { text: 'A pet’s dose, 4–10 %' })];
  expect(search(entriesWithDashes, { text: "pet's", category: '' })).toHaveLength(1);
  expect(search(entriesWithDashes, { text: '4-10 %', category: '' })).toHaveLength(1);
});

const showMarks = (segments: { text: string; mark: boolean }[]) =>
  segments.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('');

it('shows the excerpt if it contains the query or only the title does', () => {
  const article = toEntry('x', { excerpt: 'A short text on hair.', text: 'More on hair.' });
  expect(showMarks(matchingExcerpt(article, 'hair'))).toBe('A short text on [hair].');
  expect(showMarks(matchingExcerpt(article, 'title'))).toBe(article.excerpt);
});

it('shows the text around a match outside the excerpt, cut at spaces', () => {
  const text = `First line.\n${'before '.repeat(30)}zinc oxide ${'after '.repeat(40)}`;
  const excerpt = showMarks(matchingExcerpt(toEntry('x', { text }), 'ZINC'));
  expect(excerpt).toMatch(/^… before .*\[zinc\] oxide after .* …$/);
  expect(excerpt).not.toContain('First line');
  expect(excerpt.length).toBeLessThan(220);
});

it('keeps the whole text and marks only the query, whatever the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 4 }), (text, query) => {
      const segments = markQuery(text, query);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      const foldedQuery = fold(tidyQuery(query));
      for (const { text: markedText, mark } of segments) {
        if (mark) expect(fold(markedText)).toBe(foldedQuery);
      }
    }),
  );
});

it('marks the right characters after a letter that is longer in lowercase', () => {
  expect(showMarks(markQuery('İİİ hair', 'hair'))).toBe('İİİ [hair]');
});
