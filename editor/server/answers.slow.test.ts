import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '#editor/files/data.ts';
import { type Answering, answering } from '#editor/server/answers.ts';
import { openStore, Refused } from '#editor/server/store.ts';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const [one, other] = referenceKeys;
/** A published article has to cite two works. */
const sources = `:cite[${one}]:cite[${other}]`;
const category = topics[0]?.name;
const first = 'blog/first.md';

let folder: string;
let answers: Answering;

const content = (file: string) => join(folder, 'content', file);
const textOf = (file: string) => readFileSync(content(file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  // Articles take most of the time that a check needs.
  const filter = (path: string) => !path.endsWith('.md');
  cpSync('content', join(folder, 'content'), { recursive: true, filter });
  writeFileSync(content(first), article(`Some *words*.${sources}`, { category }));
  cpSync(join(folder, 'content'), join(folder, 'published'), { recursive: true });
  const folders = { content: join(folder, 'content'), published: join(folder, 'published') };
  answers = answering(openStore(folders), 'http://127.0.0.1:1');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The status, message and problems of a refusal. */
function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, ...error.refusal };
    throw error;
  }
  throw new Error('Nothing was refused.');
}

const mistakes = () =>
  checkContent(join(folder, 'content')).map(({ file, line }) => `${file}:${line}`);

/** The data of a file with another value in it. */
function edited(file: string, path: (string | number)[], value: unknown) {
  const { version, data, body } = answers.open({ file });
  const copy = structuredClone(data);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '', value);
  return { file, version, data: copy, ...(body !== undefined && { body }) };
}

describe('save', () => {
  it('writes the one line that was changed and leaves nothing else behind', () => {
    const before = textOf('hours.yaml');
    const files = readdirSync(content(''), { recursive: true });
    answers.save(edited('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    expect(textOf('hours.yaml')).toBe(before.replace(/Sunday: .*/, 'Sunday: 1pm–2pm'));
    expect(readdirSync(content(''), { recursive: true })).toEqual(files);
  });

  it('refuses a mistake with its field, and writes nothing', () => {
    const before = textOf('site.yaml');
    const { status, problems } = refusal(() => answers.save(edited('site.yaml', ['phone'], '1')));
    expect(status).toBe(422);
    expect(problems).toMatchObject([
      { path: ['phone'], message: expect.stringMatching(/is not a telephone number/) },
    ]);
    expect(textOf('site.yaml')).toBe(before);
  });

  it('allows a save when another file had a mistake before', () => {
    writeFileSync(content('hours.yaml'), textOf('hours.yaml').replace('week:', 'weak:'));
    answers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    expect(textOf('site.yaml')).toContain('phone: (213) 555-0199\n');
  });

  it('refuses to overwrite a file that has changed since it was opened', () => {
    const request = edited('site.yaml', ['phone'], '(213) 555-0199');
    const meanwhile = textOf('site.yaml').replace(/fax: .*/, 'fax: (213) 555-0100');
    writeFileSync(content('site.yaml'), meanwhile);
    const { status, message } = refusal(() => answers.save(request));
    expect(status).toBe(409);
    expect(message).toContain('has changed since you opened it');
    expect(textOf('site.yaml')).toBe(meanwhile);
  });

  it.each([
    ...['../package.json', 'blog/../../package.json', '/etc/hostname'],
    ...['blog/.hidden.md', 'blog/a/b.md', 'blog/First.md', 'notes.yaml'],
  ])('never touches %s', (file) => {
    const request = { file, version: null, data: { a: 'b' }, body: 'x' };
    expect(refusal(() => answers.save(request)).status).toBe(404);
    expect(refusal(() => answers.open({ file })).status).toBe(404);
  });

  it('keeps the front matter of an article when its text is changed', () => {
    const before = textOf(first);
    const { version, data } = answers.open({ file: first });
    answers.save({ file: first, version, data, body: `Other words.${sources}\n` });
    const head = before.slice(0, before.indexOf('Some'));
    expect(textOf(first)).toBe(`${head}Other words.${sources}\n`);
  });

  it('names the line of the text that is wrong', () => {
    const { version, data } = answers.open({ file: first });
    const body = `One.${sources}\n\nTwo.:cite[nobody-2000]\n`;
    const { problems } = refusal(() => answers.save({ file: first, version, data, body }));
    expect(problems).toMatchObject([{ bodyLine: 3 }]);
  });

  it('creates an article, but not over another one', () => {
    const before = mistakes();
    const { data } = answers.open({ file: first });
    const request = { version: null, data, body: `New words.${sources}` };
    answers.save({ ...request, file: 'blog/second.md' });
    expect(mistakes()).toEqual(before);
    expect(refusal(() => answers.save({ ...request, file: first })).status).toBe(409);
  });
});

describe('retire', () => {
  const retire = (to: string | null) => {
    const { version } = answers.open({ file: first });
    return answers.retire({ file: first, version, to });
  };

  it('leaves a redirect, in one line', () => {
    const [before, known] = [textOf('redirects.yaml'), mistakes()];
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(`${before}/blog/post/first: /blog\n`);
    expect(mistakes()).toEqual(known);
  });

  it('refuses a redirect to nowhere, and a link of another file that would break', () => {
    const before = textOf('redirects.yaml');
    const link = article(`See [this](/blog/post/first).${sources}`, { category });
    expect(refusal(() => retire('/blok')).problems).toMatchObject([
      {
        file: 'content/redirects.yaml',
        message: expect.stringMatching(/"\/blok" leads to no page/),
      },
    ]);
    writeFileSync(content('blog/second.md'), link);
    expect(refusal(() => retire('/blog')).problems).toMatchObject([
      { file: 'content/blog/second.md', message: expect.stringMatching(/\/blog\/post\/first/) },
    ]);
    expect(textOf('redirects.yaml')).toBe(before);
    expect(textOf(first)).not.toBe('');
  });

  it.each(['renameSync', 'rmSync'] as const)('changes nothing when %s fails', (step) => {
    const before = [textOf(first), textOf('redirects.yaml')];
    const failing = vi.spyOn(fs, step).mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
    syncBuiltinESMExports();
    try {
      expect(() => retire('/blog')).toThrow('ENOSPC');
    } finally {
      failing.mockRestore();
      syncBuiltinESMExports();
    }
    expect([textOf(first), textOf('redirects.yaml')]).toEqual(before);
  });

  it('leaves no redirect for an article that was a draft or new since the last build', () => {
    const before = textOf('redirects.yaml');
    const { data } = answers.open({ file: first });
    const file = 'blog/new.md';
    const { version } = answers.save({ file, version: null, data, body: `New.${sources}` });
    answers.retire({ file, version, to: '/blog' });
    const draft = article('Words.', { category, draft: 'true' });
    writeFileSync(join(folder, 'published', first), draft);
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(before);
    expect(readdirSync(content('blog'))).toEqual([]);
  });
});

describe('changes', () => {
  it('lists what was changed, added and retired, and undo takes each back', () => {
    answers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    const { version, data } = answers.open({ file: first });
    answers.save({ file: 'blog/new.md', version: null, data, body: `New.${sources}` });
    answers.retire({ file: first, version, to: '/blog' });
    const { changes = [] } = answers.changes({});
    expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
      [first, 'removed'],
      ['blog/new.md', 'added'],
      ['redirects.yaml', 'changed'],
      ['site.yaml', 'changed'],
    ]);
    expect(changes[3]?.lines.filter((line) => !line.startsWith(' '))).toEqual([
      expect.stringMatching(/^-phone: /),
      '+phone: (213) 555-0199',
    ]);
    for (const change of changes) {
      // Undoing the retirement also removes its redirect.
      if (change.file !== 'redirects.yaml') answers.undo(change);
    }
    expect(answers.changes({})).toEqual({ changes: [] });
  });

  it('lists nothing before the first build', () => {
    rmSync(join(folder, 'published'), { recursive: true });
    expect(answers.changes({})).toEqual({});
    expect(refusal(() => answers.undo({ file: 'site.yaml', version: null })).status).toBe(404);
  });
});

it('shows what is invented until it is confirmed', () => {
  const file = 'questions.yaml';
  const marked = 'questions:\n  - !placeholder\n    question: A?\n    answer: B\n';
  writeFileSync(content(file), `${marked}  - question: C?\n    answer: D\n`);
  const { marks, version } = answers.open({ file });
  const path = ['questions', 0];
  expect(marks).toEqual([path]);
  expect(answers.confirm({ file, version, path }).marks).toEqual([]);
  expect(textOf(file)).toContain('questions:\n  - question: A?\n    answer: B\n');
});

it('refuses to open a file that cannot be read', () => {
  writeFileSync(content('site.yaml'), 'brand: [');
  const { message, problems } = refusal(() => answers.open({ file: 'site.yaml' }));
  expect(message).toContain('Correct it in a text editor');
  expect(problems).toHaveLength(1);
});
