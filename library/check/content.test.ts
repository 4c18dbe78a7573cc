import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkAllSources, checkContent } from '#library/check/content.ts';
import { readContentFiles, readContentSources } from '#library/check/files.ts';
import { checkChanges, makePost, replaceField } from '#library/check/testing/changes.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { contentSchemas } from '#library/schema/content-schemas.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

it('ignores temporary files but reports folders and shortcuts named like a file', () => {
  const folder = createTemporaryFolder();
  for (const name of ['.DS_Store', '.hair.md.swp', '~$hair.docx', 'jobs.yaml~']) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'new.md'));
  symlinkSync('nowhere', join(folder, 'old.md'));
  const problems = checkContent(folder).filter(({ message }) => !message.includes('is missing'));
  const message = 'This is a folder or a shortcut, not a file. Rename it or delete it.';
  expect(problems).toEqual([
    { file: 'content/new.md', line: 1, message },
    { file: 'content/old.md', line: 1, message },
  ]);
});

it.each([
  ['site.yml', 'Did you mean "content/site.yaml"? Rename it or delete it.'],
  ['blog/site.ts', "The site doesn't use this file. Rename it or delete it."],
  ['services/unknown.yaml', 'Rename it, or add the service to library/schema/services.ts.'],
  ['my-article.md', 'Articles belong in content/blog or content/learn.'],
  ['blog/my-article.md.txt', 'Save it as plain text named my-article.md.'],
  ['learn/My article.docx', 'Save it as plain text named my-article.md.'],
  ['blog/My Article.md', "can't be part of a web address. Rename it to my-article.md."],
])('explains what to do about a file named %s', (file, message) => {
  const { problems } = readContentFiles(new Map([[file, 'Text.']]));
  const [problem] = problems.filter((each) => each.file === `content/${file}`);
  expect(problem?.message).toContain(message);
});

it('reports a missing file', () => {
  const sources = readContentSources('content');
  sources.delete('navigation.yaml');
  expect(readContentFiles(sources).problems).toEqual([
    { file: 'content/navigation.yaml', line: 1, message: 'This file is missing. Restore it.' },
  ]);
});

it.each<[keyof typeof contentSchemas, string, string, string]>([
  ['site.yaml', 'phone', '(310) 555-CALL', '"phone" is not a phone number.'],
  ['hours.yaml', 'Monday', '9am–6am', '"week › Monday" ends before it begins.'],
  ['business.yaml', 'fee', '5000', '"sameDay › fee" is out of range.'],
  ['business.yaml', 'fee', '$5', '"sameDay › fee" is not a price.'],
  ['business.yaml', 'area', 'Cali\ffornia', 'an invisible character (U+000C) after “Cali”.'],
  ['business.yaml', 'area', '"Cal\\ud800"', 'an invisible character (U+D800) after “Cal”.'],
  ['pages/services.yaml', 'drawing', 'crystall', 'scales, crystal, dial. Did you mean "crystal"?'],
  ['questions.yaml', 'answer', 'Call {phon}.', "uses {phon}, which isn't a known fact."],
])('explains a mistake in %s, field %s: %s', (file, field, value, message) => {
  const { source, line } = replaceField(file, field, value);
  const [problem, ...otherProblems] = listProblems(source, contentSchemas[file]);
  expect(problem?.startsWith(`${line}: The field "`)).toBe(true);
  expect(problem).toContain(message);
  expect(otherProblems).toEqual([]);
});

it('reports a picture that is not in public/', () => {
  const people = readContentSources('content').get('people.yaml') ?? '';
  const source = people.replace(/^( +)name: .*$/m, '$&\n$1imageUrl: /people/missing.jpg');
  expect(checkChanges({ 'people.yaml': source })).toEqual([
    expect.stringContaining(
      'There\'s no picture "/people/missing.jpg". Add the file to public/people,',
    ),
  ]);
});

it('lists the problems in all files, including articles', () => {
  const problems = checkChanges({
    'jobs.yaml': 'jobs: none',
    'blog/one.md': makePost('\nSee [it](/no-page), call {phone}.:cite[nobody-1900]\n'),
    'blog/two.md': makePost('It\uFFFDs here.'),
    'blog/three.md': makePost('See [it](/blog/post/two).\n\n<b>'),
    'blog/zero.md': article('Text.', { category: topics[0]?.name }),
    'learn/no-condition.md': '---\n---\nText',
  });
  expect(problems.map((line) => line.slice(0, 60))).toEqual([
    "content/blog/one.md:10: Facts in braces don't work in articl",
    'content/blog/one.md:10: The link "/no-page" doesn\'t match an',
    'content/blog/one.md:10: There is no reference "nobody-1900".',
    'content/blog/three.md:11: Raw HTML is not allowed. Use Markd',
    "content/blog/two.md:9: This line has a character that can't ",
    'content/blog/zero.md:1: The article cites no sources. Cite a',
    'content/jobs.yaml:1: The field "jobs" is text but must be a ',
    'content/learn/no-condition.md:1: No Learn page uses this fil',
  ]);
});

it.each(['people.yaml', 'references.yaml', 'learn.yaml', 'blog-categories.yaml'])(
  'reports a mistake in %s only once, not in other files',
  (file) => {
    const files = checkChanges({ [file]: 'a: b: c' }).map((problem) => problem.split(':')[0]);
    expect(new Set(files)).toEqual(new Set([`content/${file}`]));
  },
);

it('finds no problems in this site’s content and keeps mistakes in a draft out of them', () => {
  const fields = { category: topics[0]?.name, draft: 'true', title: 'Short' };
  const draft = article('\nSee [it](/no-page).', fields);
  const sources = new Map([...readContentSources('content'), ['blog/one.md', draft]]);
  const { problems, draftProblems } = checkAllSources(sources);
  expect(problems).toEqual([]);
  expect(draftProblems.map(({ line }) => line)).toEqual([2, 11]);
});
