import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkContent, checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import { post, problemsWith, withField } from '#library/check/testing/problems-with.ts';
import { article } from '#library/markdown/testing/fixture.ts';

it('finds no problem in the content of this site', () => {
  expect(checkContent('content')).toEqual([]);
});

describe('a folder on disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('may contain hidden and temporary files, but no folder or shortcut named like a file', () => {
    for (const name of ['.DS_Store', 'blog/.hair.md.swp', 'blog/~$hair.docx', 'jobs.yaml~']) {
      writeFileSync(join(folder, name), '');
    }
    expect(checkContent(folder)).toEqual([]);
    mkdirSync(join(folder, 'blog/new.md'));
    symlinkSync('nowhere', join(folder, 'learn/old.md'));
    const message = 'This is a folder or a shortcut, where a file belongs. Remove or rename it.';
    expect(checkContent(folder)).toEqual([
      { file: 'content/blog/new.md', line: 1, message },
      { file: 'content/learn/old.md', line: 1, message },
    ]);
  });
});

const misplaced =
  'Nothing reads this file. Articles stand in content/blog or content/learn. Move it, or remove it.';
const notMarkdown =
  'Nothing reads this file, because its name does not end in ".md". Save it as plain text and call it my-article.md.';

it.each([
  [
    'site.yml',
    'Nothing reads this file. Did you mean "content/site.yaml"? Correct its name, or remove it.',
  ],
  ['blog/site.ts', 'Nothing reads this file. Correct its name, or remove it.'],
  [
    'services/nutrition.yaml',
    'Nothing reads this file. Correct its name, or add the service to library/schema/services.ts.',
  ],
  ['my-article.md', misplaced],
  ['blog/my-article.md.txt', notMarkdown],
  ['learn/My article.docx', notMarkdown],
  [
    'blog/My Article.md',
    'The name of this file cannot stand in an address. Call it my-article.md: lower-case words and hyphens.',
  ],
])('says what to do about a file named %s', (file, message) => {
  expect(problemsWith({ [file]: post('Text.') })).toEqual([`content/${file}:1: ${message}`]);
});

it('reports a missing file', () => {
  const texts = contentTexts('content');
  texts.delete('navigation.yaml');
  expect(checkTexts(texts)).toEqual([
    { file: 'content/navigation.yaml', line: 1, message: 'This file is missing. Bring it back.' },
  ]);
});

it.each([
  [
    'site.yaml',
    'phone',
    '(310) 555-CALL',
    '"phone" is not a telephone number. Write it like (310) 555-0142.',
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
    '"sameDay › fee" is not a price. Write dollars without the sign, like 5 or 7.50.',
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
    '"assurances › items › 1 › drawing" is no drawing. Use one of: scales, crystal, dial. Did you mean "crystal"?',
  ],
  [
    'questions.yaml',
    'answer',
    'Call {phon}.',
    '"questions › 1 › answer" names {phon}, which is no known fact. Did you mean "phone"? docs/writing-content.md lists them.',
  ],
])('explains, for %s, a mistake in %s: %s', (file, field, value, message) => {
  const { changed, line } = withField(file, field, value);
  expect(problemsWith({ [file]: changed })).toEqual([
    `content/${file}:${line}: The field ${message}`,
  ]);
});

it('reports a picture that is not in public/', () => {
  const people = contentTexts('content').get('people.yaml') ?? '';
  const changed = people.replace(/^( +)name: .*$/m, '$&\n$1imageUrl: /people/nobody-here.jpg');
  expect(problemsWith({ 'people.yaml': changed })).toEqual([
    expect.stringContaining(
      'There is no picture "/people/nobody-here.jpg". Put the file into public/people,',
    ),
  ]);
});

it.each([
  ['a draft without sources', { draft: 'true' }, []],
  [
    'too few sources',
    {},
    [
      'content/blog/one.md:1: The article cites no work. Cite at least two with :cite[…], so that readers can check what it says, or write "draft: true" at the top.',
    ],
  ],
])('checks the sources of an article: %s', (_, fields, problems) => {
  const source = article('Text.', { category: topics[0]?.name, ...fields });
  expect(problemsWith({ 'blog/one.md': source })).toEqual(problems);
});

it('lists the problems of all files at once, including articles', () => {
  const problems = problemsWith({
    'jobs.yaml': 'jobs: none',
    'blog/one.md': post('\nSee [it](/no-page), call {phone}.:cite[nobody-1900]\n'),
    'blog/two.md': post('It\uFFFDs here.'),
    'blog/three.md': post('See [it](/blog/post/two).'),
    'learn/no-condition.md': '---\n---\nText',
  });
  expect(problems.map((line) => line.slice(0, 60))).toEqual([
    'content/blog/one.md:10: Articles fill in no facts: readers w',
    'content/blog/one.md:10: The link "/no-page" leads to no page',
    'content/blog/one.md:10: There is no reference "nobody-1900".',
    'content/blog/two.md:9: This line holds a character that cann',
    'content/jobs.yaml:1: The field "jobs" holds a text where a l',
    'content/learn/no-condition.md:1: No page of Learn shows this',
  ]);
});

it.each(['people.yaml', 'references.yaml', 'learn.yaml', 'blog-categories.yaml'])(
  'does not blame articles and links for a mistake in %s',
  (file) => {
    const files = problemsWith({ [file]: 'a: b: c' }).map((problem) => problem.split(':')[0]);
    expect(new Set(files)).toEqual(new Set([`content/${file}`]));
  },
);

it('accepts text that only looks like a mistake', () => {
  const body =
    'We open at 9:30 and close at 17:00. A ratio of 1:x, or drug:base, is fine. It’s **#1**.\n\n*Never* alone.\n\nNote: see “below”.';
  expect(problemsWith({ 'blog/one.md': post(body, { title: '"Hair loss: what helps"' }) })).toEqual(
    [],
  );
});
