import { expect, it } from 'vitest';
import { readContentFiles, readContentSources } from '#library/check/files.ts';
import { findLengthProblems } from '#library/check/lengths.ts';
import { readYaml } from '#library/yaml/read.ts';

const { documents } = readContentFiles(readContentSources('content'));
const getProblems = (file: string, ...lines: string[]) =>
  findLengthProblems(new Map([...documents, [file, readYaml(lines.join('\n'), { file })]])).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

it('reports a description that is too long with its facts filled in', () => {
  expect(
    getProblems('pages/about.yaml', 'search:', `  description: "{address} ${'x'.repeat(160)}"`),
  ).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml:2: With its facts filled in, the description is \d{3} characters long, and search engines will cut it off\. Use at most 170\. It becomes: “\w[^{}]+x”$/,
    ),
  ]);
});

it('ignores the length of other text', () => {
  const lead = `"{address} ${'x'.repeat(160)}"`;
  expect(getProblems('pages/about.yaml', 'head:', `  lead: ${lead}`, 'search: {}')).toEqual([]);
});

it('reports a category with a description that is too long', () => {
  const category = ['  - name: Skin', `    description: ${'x'.repeat(171)}`];
  expect(getProblems('blog-categories.yaml', 'topics:', ...category, 'waiting: []')).toEqual([
    expect.stringMatching(/yaml:3: On this category's page, the description is \d{3} char/),
  ]);
});
