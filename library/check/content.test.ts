import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkAllSources, checkContent, checkSources } from '#library/check/content.ts';
import { readContentSources } from '#library/check/files.ts';
import { checkChanges, makePost, replaceField } from '#library/check/testing/changes.ts';
import { article } from '#library/markdown/testing/fixture.ts';

it("finds no problems in this site's content", () => {
  expect(checkContent('content')).toEqual([]);
});

describe('checkContent', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ignores temporary files but reports folders and shortcuts named like a file', () => {
    for (const name of ['.DS_Store', 'blog/.hair.md.swp', 'blog/~$hair.docx', 'jobs.yaml~']) {
      writeFileSync(join(folder, name), '');
    }
    expect(checkContent(folder)).toEqual([]);
    mkdirSync(join(folder, 'blog/new.md'));
    symlinkSync('nowhere', join(folder, 'learn/old.md'));
    const message = 'This is a folder or a shortcut, not a file. Rename it or delete it.';
    expect(checkContent(folder)).toEqual([
      { file: 'content/blog/new.md', line: 1, message },
      { file: 'content/learn/old.md', line: 1, message },
    ]);
  });
});

const misplacedMessage =
  "The site doesn't use this file. Articles belong in content/blog or content/learn. Move it or delete it.";
const extensionMessage =
  'The site doesn\'t use this file, because its name doesn\'t end in ".md". Save it as plain text named my-article.md.';

it.each([
  [
    'site.yml',
    'The site doesn\'t use this file. Did you mean "content/site.yaml"? Rename it or delete it.',
  ],
  ['blog/site.ts', "The site doesn't use this file. Rename it or delete it."],
  [
    'services/nutrition.yaml',
    "The site doesn't use this file. Rename it, or add the service to library/schema/services.ts.",
  ],
  ['my-article.md', misplacedMessage],
  ['blog/my-article.md.txt', extensionMessage],
  ['learn/My article.docx', extensionMessage],
  [
    'blog/My Article.md',
    "This file name can't be part of a web address. Rename it to my-article.md.",
  ],
])('explains what to do about a file named %s', (file, message) => {
  expect(checkChanges({ [file]: makePost('Text.') })).toEqual([`content/${file}:1: ${message}`]);
});

it('reports a missing file', () => {
  const sources = readContentSources('content');
  sources.delete('navigation.yaml');
  expect(checkSources(sources)).toEqual([
    { file: 'content/navigation.yaml', line: 1, message: 'This file is missing. Restore it.' },
  ]);
});

it.each([
  [
    'site.yaml',
    'phone',
    '(310) 555-CALL',
    '"phone" is not a phone number. Write it like (310) 555-0142.',
  ],
  [
    'business.yaml',
    'fee',
    '5000',
    '"sameDay › fee" is out of range. Write a number from 0 to 500.',
  ],
  ['hours.yaml', 'Monday', '9am–6am', '"week › Monday" ends before it begins. Check am and pm.'],
  [
    'business.yaml',
    'fee',
    '$5',
    '"sameDay › fee" is not a price. Write dollars without the dollar sign, such as 5 or 7.50.',
  ],
  [
    'business.yaml',
    'area',
    'Cali\ffornia',
    '"shipping › area" contains an invisible character (U+000C) after “Cali”. Delete it, or retype the words around it.',
  ],
  [
    'business.yaml',
    'area',
    '"California\\ud800"',
    '"shipping › area" contains an invisible character (U+D800) after “California”. Delete it, or retype the words around it.',
  ],
  [
    'pages/services.yaml',
    'drawing',
    'crystall',
    '"assurances › items › 1 › drawing" isn\'t a drawing. Use one of: scales, crystal, dial. Did you mean "crystal"?',
  ],
  [
    'questions.yaml',
    'answer',
    'Call {phon}.',
    '"questions › 1 › answer" uses {phon}, which isn\'t a known fact. Did you mean "phone"? docs/writing-content.md lists them.',
  ],
])('explains a mistake in %s, field %s: %s', (file, field, value, message) => {
  const { source, line } = replaceField(file, field, value);
  expect(checkChanges({ [file]: source })).toEqual([
    `content/${file}:${line}: The field ${message}`,
  ]);
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

it.each([
  ['a draft without citations', { draft: 'true' }, []],
  [
    'an article without citations',
    {},
    [
      'content/blog/one.md:1: The article cites no sources. Cite at least two with :cite[…] so readers can check it, or add "draft: true" at the top.',
    ],
  ],
])('checks the number of citations: %s', (_, fields, problems) => {
  const source = article('Text.', { category: topics[0]?.name, ...fields });
  expect(checkChanges({ 'blog/one.md': source })).toEqual(problems);
});

it('lists the problems in all files, including articles', () => {
  const problems = checkChanges({
    'jobs.yaml': 'jobs: none',
    'blog/one.md': makePost('\nSee [it](/no-page), call {phone}.:cite[nobody-1900]\n'),
    'blog/two.md': makePost('It\uFFFDs here.'),
    'blog/three.md': makePost('See [it](/blog/post/two).'),
    'learn/no-condition.md': '---\n---\nText',
  });
  expect(problems.map((line) => line.slice(0, 60))).toEqual([
    "content/blog/one.md:10: Facts in braces don't work in articl",
    'content/blog/one.md:10: The link "/no-page" doesn\'t match an',
    'content/blog/one.md:10: There is no reference "nobody-1900".',
    "content/blog/two.md:9: This line has a character that can't ",
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

it('accepts colons, quotes and stars that look like markup', () => {
  const body =
    'We open at 9:30 and close at 17:00. A ratio of 1:x, or drug:base, is fine. It’s **#1**.\n\n*Never* alone.\n\nNote: see “below”.';
  expect(
    checkChanges({ 'blog/one.md': makePost(body, { title: '"Hair loss: what helps"' }) }),
  ).toEqual([]);
});

it('keeps mistakes in a draft out of the problems of the site', () => {
  const draft = makePost(':::tip\nSee [it](/no-page).', { draft: 'true', title: 'Short' });
  const sources = new Map([...readContentSources('content'), ['blog/one.md', draft]]);
  const { problems, draftProblems } = checkAllSources(sources);
  expect(problems).toEqual([]);
  expect(new Set(draftProblems.map(({ file }) => file))).toEqual(new Set(['content/blog/one.md']));
  const brokenFrontMatter = draft.replace('---\n', '---\na: b: c\n');
  expect(checkChanges({ 'blog/one.md': brokenFrontMatter })).not.toEqual([]);
});
