import { expect, it } from 'vitest';
import type { MarkdownFiles } from '#library/content/load.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { readLearn } from '#library/learn/reader.ts';
import { makeCondition, makeOptions } from '#library/learn/testing/fixture.ts';
import { ContentError, collectProblems } from '#library/problem.ts';

const conditions = [
  makeCondition('acne'),
  makeCondition('rosacea'),
  makeCondition('menopause', 'hormones'),
];
const options = makeOptions(...conditions);
const compile = (files: MarkdownFiles) => readLearn(compileLearn(files, options), conditions);

const dates = [
  'published: May 8, 2025',
  'modified: May 10, 2025',
  'reviewer: ines-marlow',
  'reviewed: May 7, 2025',
  'nextReview: May 7, 2027',
];
const makePage = (body: string, ...fields: string[]) =>
  `---\n${[...fields, ...dates].join('\n')}\n---\n\n${body}`;
const makeArticle = (body: string, about = 'acne', address = about) =>
  makePage(
    body,
    'title: Acne in full',
    'description: The types of acne, the treatments with evidence, and where compounding fits.',
    `condition: ${about}`,
    `address: ${address}`,
    'furtherReading: [hair-loss, anti-aging]',
  );

const getError = (files: MarkdownFiles) =>
  new ContentError(collectProblems(() => compile(files))).message;

it('compiles an overview from a file named after its condition', () => {
  const learn = compile({ acne: makePage('Pores.'), menopause: makePage('Years.') });
  expect(learn.overview('acne')).toMatchObject({
    path: '/learn/condition/acne',
    published: 'May 8, 2025',
    modified: 'May 10, 2025',
    isoModified: '2025-05-10',
    review: { reviewer: 'ines-marlow', reviewed: 'May 7, 2025' },
  });
  expect(learn.unwritten.map(({ slug }) => slug)).toEqual(['rosacea']);
});

it('compiles any number of articles, each at its own address, and sorts pages by path', () => {
  const learn = compile({
    'acne-article': makeArticle('Text.'),
    'acne-in-adults': makeArticle('Text.', 'acne', 'adults'),
    menopause: makeArticle('Text.', 'menopause'),
    rosacea: makePage('Text.'),
  });
  const paths = ['/learn/hormones/menopause', '/learn/skin/acne', '/learn/skin/adults'];
  expect(learn.articles.map(({ path }) => path)).toEqual(paths);
  expect(learn.texts.map(({ path }) => path)).toEqual(['/learn/condition/rosacea', ...paths]);
});

it('gives a heading a different id than the tab with the same name', () => {
  const overview = compile({ acne: makePage('## Types\n\nSix.') }).overview('acne');
  expect(overview?.body.headings.map(({ id }) => id)).toEqual(['types-2']);
});

it('rejects tables and callouts in an overview', () => {
  const body = 'A line.\n\n:::tip\nWear a hat.\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(getError({ acne: makePage(body) }).match(/^.*can contain only.*$/gm)).toEqual([
    expect.stringMatching(/^content\/learn\/acne\.md:\d+: This page can contain only headings/),
    expect.stringMatching(/Move everything else to a full article\.$/),
  ]);
  expect(getError({ 'acne-article': makeArticle(body) })).toBe('');
});

it('rejects an article about an unknown condition and reports its line', () => {
  expect(getError({ full: makeArticle('Text.', 'eczema') })).toMatch(
    /^content\/learn\/full\.md:4: The field "condition" isn't a condition .+ acne, rosacea, menopause/,
  );
});

it('rejects two articles with the same address', () => {
  expect(getError({ one: makeArticle('Text.'), two: makeArticle('Text.') })).toContain(
    'sets the path to /learn/skin/acne, which content/learn/one.md already has',
  );
});

it('rejects further reading that is not in the blog', () => {
  const isPost = (id: string) => id !== 'anti-aging';
  expect(() => compileLearn({ full: makeArticle('Text.') }, { ...options, isPost })).toThrow(
    /content\/learn\/full\.md:6: The field "furtherReading › 2" isn't a published/,
  );
});
