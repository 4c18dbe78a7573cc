import { expect, it } from 'vitest';
import type { MarkdownFiles } from '#library/content/load.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { readLearn } from '#library/learn/reader.ts';
import { condition, optionsFor } from '#library/learn/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';

const conditions = [condition('acne'), condition('rosacea'), condition('menopause', 'hormones')];
const options = optionsFor(...conditions);
const read = (files: MarkdownFiles) => readLearn(compileLearn(files, options), conditions);

const dates = [
  'published: May 8, 2025',
  'modified: May 10, 2025',
  'reviewer: ines-marlow',
  'reviewed: May 7, 2025',
  'nextReview: May 7, 2027',
];
const page = (body: string, ...fields: string[]) =>
  `---\n${[...fields, ...dates].join('\n')}\n---\n\n${body}`;
const article = (body: string, about = 'acne', address = about) =>
  page(
    body,
    'title: Acne in full',
    'description: The types of acne, the treatments with evidence, and where compounding fits.',
    `condition: ${about}`,
    `address: ${address}`,
    'furtherReading: [hair-loss, anti-aging]',
  );

function errorOf(files: MarkdownFiles): string {
  try {
    read(files);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

it('compiles the overview from the file named after the condition', () => {
  const learn = read({ acne: page('Pores.'), menopause: page('Years.') });
  expect(learn.overview('acne')).toMatchObject({
    path: '/learn/condition/acne',
    published: 'May 8, 2025',
    modified: 'May 10, 2025',
    isoModified: '2025-05-10',
    review: { reviewer: 'ines-marlow', reviewed: 'May 7, 2025' },
  });
  expect(learn.unwritten().map(({ slug }) => slug)).toEqual(['rosacea']);
});

it('compiles any number of articles, each at its own address', () => {
  const files = {
    'acne-article': article('Text.'),
    'acne-in-adults': article('Text.', 'acne', 'adults'),
    menopause: article('Text.', 'menopause'),
  };
  const paths = ['/learn/hormones/menopause', '/learn/skin/acne', '/learn/skin/adults'];
  expect(
    read(files)
      .articles()
      .map(({ path }) => path),
  ).toEqual(paths);
});

it('sorts all texts by path', () => {
  const learn = read({ full: article('Text.'), rosacea: page('Text.'), acne: page('Text.') });
  expect(learn.texts().map(({ path }) => path)).toEqual([
    '/learn/condition/acne',
    '/learn/condition/rosacea',
    '/learn/skin/acne',
  ]);
});

it('keeps headings from taking the id of a tab', () => {
  const text = read({ acne: page('## Types\n\nSix.') }).overview('acne');
  expect(text?.body.headings.map(({ id }) => id)).toEqual(['types-2']);
});

it('rejects tables and callouts in an overview', () => {
  const body = 'A line.\n\n:::tip\nWear a hat.\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(errorOf({ acne: page(body) }).match(/^.*has room for.*$/gm)).toEqual([
    expect.stringMatching(/^content\/learn\/acne\.md:\d+: This page has room for headings/),
    expect.stringMatching(/Put the rest into a full article\.$/),
  ]);
  expect(errorOf({ 'acne-article': article(body) })).toBe('');
});

it('rejects a file that no page shows', () => {
  expect(errorOf({ eczema: page('Text.') })).toMatch(
    /^content\/learn\/eczema\.md:1: No page of Learn shows this file/,
  );
});

it('rejects an article about an unknown condition, with its line', () => {
  expect(errorOf({ full: article('Text.', 'eczema') })).toMatch(
    /^content\/learn\/full\.md:4: The field "condition" is not a condition .+ acne, rosacea, menopause/,
  );
});

it('rejects two articles at one address', () => {
  expect(errorOf({ one: article('Text.'), two: article('Text.') })).toContain(
    'makes this /learn/skin/acne, where content/learn/one.md is already',
  );
});

it('rejects further reading that the blog does not have', () => {
  const isPost = (id: string) => id !== 'anti-aging';
  expect(() => compileLearn({ full: article('Text.') }, { ...options, isPost })).toThrow(
    /content\/learn\/full\.md:6: The field "furtherReading › 2" names an article/,
  );
});
