import { expect, it } from 'vitest';
import own from '#content/learn/*.md';
import {
  conditionTabs,
  featuredConditions,
  findCondition,
  learnArticles,
  learnCategories,
  learnConditions,
  learnPaths,
} from '#content/learn-library.ts';
import type { MarkdownFiles } from '#library/blog/reader.ts';
import { readLearn } from '#library/learn/reader.ts';
import { ContentError } from '#library/markdown/problem.ts';

const read = (files: MarkdownFiles) => readLearn(files, () => true);

const dates = [
  'published: May 8, 2025',
  'modified: May 10, 2025',
  'reviewer: ines-marlow',
  'reviewed: May 7, 2025',
  'nextReview: May 7, 2027',
];
const page = (body: string, ...fields: string[]) =>
  `---\n${[...fields, ...dates].join('\n')}\n---\n\n${body}`;
const article = (body: string, category: string) =>
  page(
    body,
    'title: Acne in full',
    'description: The types of acne, the treatments with evidence, and where compounding fits.',
    `category: ${category}`,
  );

function complaint(files: MarkdownFiles): string {
  try {
    read(files);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

it('holds two categories with two conditions each', () => {
  expect(
    learnCategories.map(({ title, slug, conditions }) => [
      title,
      slug,
      ...conditions.map((condition) => condition.slug),
    ]),
  ).toEqual([
    ['Skin Health', 'skin', 'acne', 'rosacea'],
    ['Hormone Health', 'hormones', 'menopause', 'low-testosterone'],
  ]);
  for (const { slug, conditions } of learnCategories) {
    for (const { category } of conditions) expect(category).toBe(slug);
  }
});

it('gives every page one address', () => {
  expect(new Set(learnPaths).size).toBe(learnPaths.length);
  expect(learnPaths).toHaveLength(1 + learnCategories.length + learnConditions.length + 1);
});

it('features six conditions at most', () => {
  expect(featuredConditions.length).toBeLessThanOrEqual(6);
  expect(featuredConditions).toEqual(learnConditions);
});

it('promises more tabs only where the overview is written', () => {
  const learn = read(own);
  for (const { id, slug } of learnConditions) {
    expect(learn.overview(slug) !== undefined).toBe(conditionTabs(id).length > 1);
  }
});

it('has a text for every article, with the dates of the specification', () => {
  const learn = read(own);
  for (const { id, condition } of learnArticles) {
    expect(findCondition(condition)).toBeDefined();
    expect(learn.article(id)).toMatchObject({
      path: '/learn/skin/acne',
      published: 'May 8, 2025',
      modified: 'May 10, 2025',
      isoModified: '2025-05-10',
      review: { reviewer: 'ines-marlow', reviewed: 'May 7, 2025' },
    });
  }
  expect(learn.texts().map(({ path }) => path)).toEqual([
    '/learn/condition/acne',
    '/learn/condition/rosacea',
    '/learn/skin/acne',
  ]);
});

it('knows no overview and no article that is not there', () => {
  const learn = read(own);
  expect(learn.overview('menopause')).toBeUndefined();
  expect(learn.overview('acne-article')).toBeUndefined();
  expect(learn.article('acne')).toBeUndefined();
});

it('keeps headings from taking the id of a tab', () => {
  const text = read({ acne: page('## Types\n\nSix.') }).overview('acne');
  expect(text?.body.headings.map(({ id }) => id)).toEqual(['types-2']);
});

it('has text in an overview and leaves tables and the like to a full article', () => {
  const overview = page('A line.\n\n:::tip\nWear a hat.\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(complaint({ acne: overview }).match(/^.*has room for.*$/gm)).toEqual([
    expect.stringMatching(/^content\/learn\/acne\.md:\d+: This page has room for headings/),
    expect.stringMatching(/Put the rest into a full article\.$/),
  ]);
  const article = 'acne-article';
  expect(() =>
    read({ ...own, [article]: `${own[article]}\n\n:::tip\nWear a hat.\n:::` }),
  ).not.toThrow();
});

it('refuses a file that no page shows', () => {
  expect(complaint({ eczema: page('Text.') })).toMatch(
    /^content\/learn\/eczema\.md:1: No page of Learn shows this file/,
  );
});

it('refuses an article in a category that its condition does not belong to', () => {
  expect(complaint({ 'acne-article': article('Text.', 'skin') })).toBe('');
  expect(complaint({ 'acne-article': article('Text.', 'hormones') })).toContain(
    'belongs to "skin"',
  );
});

it('lists the problems of all files at once', () => {
  const message = complaint({
    acne: page('# No'),
    rosacea: page(''),
  });
  expect(message).toContain('content/learn/acne.md:');
  expect(message).toContain('content/learn/rosacea.md:');
});
