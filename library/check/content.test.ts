import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
const append = (file: string, ...lines: string[]) =>
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`, { flag: 'a' });
const complaints = () =>
  checkContent(folder).map(({ file, line, message }) => `${file}:${line}: ${message}`);

const question = (name: string, answer: string) => [
  `  - question: ${name}`,
  `    answer: ${answer}`,
];
const [first, second] = referenceKeys;
/** What every article has, so that a test is about one thing. */
const sources = `Sources.:cite[${first}] :cite[${second}]`;
const post = (body: string) => article(`${body}\n${sources}\n`, { category: topics[0]?.name });

it('has nothing to say about the content of this site', () => {
  expect(complaints()).toEqual([]);
});

it('has nothing to say about what systems and word processors leave behind', () => {
  for (const name of ['.DS_Store', 'blog/.hair.md.swp', 'blog/~$hair.docx', 'jobs.yaml~']) {
    write(name, '');
  }
  expect(complaints()).toEqual([]);
});

it('content/ holds words and facts only, no code', () => {
  const endings = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => extname(name));
  expect(new Set(endings)).toEqual(new Set(['.yaml', '.md']));
});

describe('names file, line and remedy of', () => {
  it('a file that nothing reads', () => {
    write('hour.yaml', 'a: b');
    write('site.yml', 'a: b');
    write('note.md', 'Text');
    write('blog/site.ts', 'x');
    write('services/nutrition.yaml', 'a: b');
    expect(complaints()).toEqual([
      'content/blog/site.ts:1: Nothing reads this file. Correct its name, or remove it.',
      'content/hour.yaml:1: Nothing reads this file. Did you mean "content/hours.yaml"? Correct its name, or remove it.',
      'content/note.md:1: Nothing reads this file. Articles stand in content/blog or content/learn. Move it, or remove it.',
      'content/services/nutrition.yaml:1: Nothing reads this file. Correct its name, or add the service to library/schema/services.ts.',
      'content/site.yml:1: Nothing reads this file. Did you mean "content/site.yaml"? Correct its name, or remove it.',
    ]);
  });

  it('a file that is missing', () => {
    rmSync(join(folder, 'navigation.yaml'));
    expect(complaints()).toEqual([
      'content/navigation.yaml:1: This file is missing. Bring it back.',
    ]);
  });

  it('a folder or a shortcut with the name of a file', () => {
    mkdirSync(join(folder, 'blog/new.md'));
    symlinkSync('nowhere', join(folder, 'learn/old.md'));
    const message = 'This is a folder or a shortcut, where a file belongs. Remove or rename it.';
    expect(complaints()).toEqual([
      `content/blog/new.md:1: ${message}`,
      `content/learn/old.md:1: ${message}`,
    ]);
  });

  it('an article in another encoding, and not of the links to it', () => {
    write('blog/one.md', post('It\uFFFDs here.'));
    write('blog/two.md', post('See [it](/blog/post/one).'));
    expect(complaints()).toEqual([
      expect.stringContaining('content/blog/one.md:9: This line holds'),
    ]);
  });

  it('a fact that is not known', () => {
    write(
      'questions.yaml',
      'questions:',
      ...question('A?', 'Yes.'),
      ...question('B?', 'Call {phon}.'),
    );
    expect(complaints()).toEqual([
      'content/questions.yaml:5: The field "questions › 2 › answer" names {phon}, which is no known fact. Did you mean "phone"? docs/writing-content.md lists them.',
    ]);
  });

  it('a link that leads to no page, as a value and in a text', () => {
    write(
      'navigation.yaml',
      'header:',
      '  - label: About',
      '    to: /abuot',
      'footer:',
      '  - title: More',
      '    links:',
      '      - label: Tab',
      '        to: /services#quality',
    );
    write(
      'questions.yaml',
      'questions:',
      ...question('A?', 'See [it](/shiping).'),
      ...question('B?', 'No.'),
    );
    expect(complaints()).toEqual([
      'content/navigation.yaml:3: The link "/abuot" leads to no page of this site. Did you mean "/about"? Correct the address.',
      'content/questions.yaml:3: The link "/shiping" leads to no page of this site. Did you mean "/shipping"? Correct the address.',
    ]);
  });

  it('a notice of an agency that nobody has listed', () => {
    const file = join(folder, 'services/veterinary.yaml');
    const words = readFileSync(file, 'utf8').replace(/^(agencyNotices|noticesChecked):.*\n/gm, '');
    writeFileSync(file, `${words.trimEnd()}\nagencyNotices: [fda-nobody-1900]\n`);
    const line = words.trimEnd().split('\n').length + 1;
    expect(complaints()).toEqual([
      `content/services/veterinary.yaml:${line}: The field "agencyNotices › 1" names fda-nobody-1900, which is not in content/references.yaml. Add it there first.`,
    ]);
  });

  it('an article: its top, its text and its name', () => {
    write('blog/one.md', post('\nSee [it](/no-page), call {phone}.:cite[nobody-1900]\n'));
    write('blog/Two Words.md', post('\nText.\n'));
    write('learn/no-condition.md', '---', '---', 'Text');
    expect(complaints().map((line) => line.slice(0, 60))).toEqual([
      'content/blog/one.md:10: Articles fill in no facts: readers w',
      'content/blog/one.md:10: The link "/no-page" leads to no page',
      'content/blog/one.md:10: There is no reference "nobody-1900".',
      'content/blog/Two Words.md:1: The name of this file cannot st',
      'content/learn/no-condition.md:1: No page of Learn shows this',
    ]);
  });
});

it('lists the mistakes of all files at once', () => {
  append('hours.yaml', 'weak: closed');
  append('references.yaml', 'nobody-1900:', '  source: A work');
  write('jobs.yaml', 'jobs: none');
  write('blog/one.md', 'No top');
  expect(new Set(checkContent(folder).map(({ file }) => file))).toEqual(
    new Set([
      'content/blog/one.md',
      'content/hours.yaml',
      'content/jobs.yaml',
      'content/references.yaml',
    ]),
  );
});

it.each(['people.yaml', 'references.yaml', 'learn.yaml', 'blog-categories.yaml'])(
  'does not blame articles and links for what is broken in %s',
  (file) => {
    write(file, 'a: b: c');
    expect(new Set(checkContent(folder).map((problem) => problem.file))).toEqual(
      new Set([`content/${file}`]),
    );
  },
);

it('lets a new article be linked to, from an article and from a page', () => {
  write('blog/brand-new.md', post('\nText.\n'));
  write('blog/another.md', post('\nSee [it](/blog/post/brand-new).\n'));
  write(
    'questions.yaml',
    'questions:',
    ...question('A?', 'See [it](/blog/post/brand-new).'),
    ...question('B?', 'No.'),
  );
  expect(complaints()).toEqual([]);
});
