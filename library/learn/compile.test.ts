import { expect, it } from 'vitest';
import type { MarkdownFiles } from '#library/content/load.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { readLearn } from '#library/learn/reader.ts';
import { around, condition } from '#library/learn/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';

const conditions = [condition('acne'), condition('rosacea'), condition('menopause', 'hormones')];
const options = around(...conditions);
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

function complaint(files: MarkdownFiles): string {
  try {
    read(files);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

it('reads the overview of a condition from the file with its name', () => {
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

it('reads any number of articles, each at the address that it names', () => {
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

it('lists all texts in the order of their addresses', () => {
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

it('has text in an overview and leaves tables and the like to a full article', () => {
  const body = 'A line.\n\n:::tip\nWear a hat.\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(complaint({ acne: page(body) }).match(/^.*has room for.*$/gm)).toEqual([
    expect.stringMatching(/^content\/learn\/acne\.md:\d+: This page has room for headings/),
    expect.stringMatching(/Put the rest into a full article\.$/),
  ]);
  expect(complaint({ 'acne-article': article(body) })).toBe('');
});

it('refuses a file that no page shows', () => {
  expect(complaint({ eczema: page('Text.') })).toMatch(
    /^content\/learn\/eczema\.md:1: No page of Learn shows this file/,
  );
});

it('refuses an article about a condition that Learn does not list, on its line', () => {
  expect(complaint({ full: article('Text.', 'eczema') })).toMatch(
    /^content\/learn\/full\.md:4: The field "condition" is not a condition .+ acne, rosacea, menopause/,
  );
});

it('refuses two articles at one address', () => {
  expect(complaint({ one: article('Text.'), two: article('Text.') })).toContain(
    'makes this /learn/skin/acne, where content/learn/one.md is already',
  );
});

it('refuses further reading that the blog does not have', () => {
  const isPost = (id: string) => id !== 'anti-aging';
  expect(() => compileLearn({ full: article('Text.') }, { ...options, isPost })).toThrow(
    /content\/learn\/full\.md:6: The field "furtherReading › 2" names an article/,
  );
});
