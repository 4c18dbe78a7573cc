import { expect, it } from 'vitest';
import { contentTexts, readContentFiles } from '#library/check/files.ts';
import { lengthProblems } from '#library/check/lengths.ts';
import { readYaml } from '#library/yaml/read.ts';

const { texts } = readContentFiles(contentTexts('content'));
const problems = (file: string, ...lines: string[]) =>
  lengthProblems(new Map([...texts, [file, readYaml(lines.join('\n'), { file })]])).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

it('reports a description that is too long once facts are filled in', () => {
  expect(
    problems('pages/about.yaml', 'search:', `  description: "{address} ${'x'.repeat(160)}"`),
  ).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml:2: With its facts filled in, the description has \d{3} characters, and search engines cut it\. Use at most 170\. It becomes: “\w[^{}]+x”$/,
    ),
  ]);
});

it('ignores the length of other text', () => {
  const long = `"{address} ${'x'.repeat(160)}"`;
  expect(problems('pages/about.yaml', 'head:', `  lead: ${long}`, 'search:', '  x: y')).toEqual([]);
});

it('reports a category with a description that is too long', () => {
  const category = ['  - name: Skin', `    description: ${'x'.repeat(171)}`];
  expect(problems('blog-categories.yaml', 'topics:', ...category, 'waiting: []')).toEqual([
    expect.stringMatching(/yaml:3: On the page of this category, the description has \d{3} char/),
  ]);
});
