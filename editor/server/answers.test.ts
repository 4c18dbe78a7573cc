import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '#editor/page/form/context.ts';
import { type Answering, answering } from '#editor/server/answers.ts';
import { openStore } from '#editor/server/store.ts';
import { refusal } from '#editor/server/testing/refusal.ts';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const [one, other] = referenceKeys;
/** An article that readers see cites two works. */
const sources = `:cite[${one}]:cite[${other}]`;

let folder: string;
let answers: Answering;

const content = (file: string) => join(folder, 'content', file);
const textOf = (file: string) => readFileSync(content(file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  // Articles take most of the time that a check needs.
  const filter = (path: string) => !path.endsWith('.md');
  cpSync('content', join(folder, 'content'), { recursive: true, filter });
  writeFileSync(
    content('blog/first.md'),
    article(`Some *words*.${sources}`, { category: topics[0]?.name }),
  );
  cpSync(join(folder, 'content'), join(folder, 'published'), { recursive: true });
  const folders = { content: join(folder, 'content'), published: join(folder, 'published') };
  answers = answering(openStore(folders), 'http://127.0.0.1:1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const mistakes = () =>
  checkContent(join(folder, 'content')).map(({ file, line }) => `${file}:${line}`);

/** The data of a file with another value in it. */
function edited(file: string, path: (string | number)[], value: unknown) {
  const { version, data, body } = answers.open({ file });
  const copy = structuredClone(data);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '', value);
  return { file, version, data: copy, ...(body !== undefined && { body }) };
}

describe('a save', () => {
  it('writes the one line that was changed and leaves nothing else behind', () => {
    const before = textOf('hours.yaml');
    const files = readdirSync(content(''), { recursive: true });
    answers.save(edited('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    expect(textOf('hours.yaml')).toBe(before.replace(/Sunday: .*/, 'Sunday: 1pm–2pm'));
    expect(readdirSync(content(''), { recursive: true })).toEqual(files);
  });

  it('is refused with the message of the field, and nothing is written', () => {
    const before = textOf('site.yaml');
    const { status, problems } = refusal(() => answers.save(edited('site.yaml', ['phone'], '1')));
    expect(status).toBe(422);
    expect(problems).toEqual([
      expect.objectContaining({
        path: ['phone'],
        message: expect.stringContaining('is not a telephone number'),
      }),
    ]);
    expect(textOf('site.yaml')).toBe(before);
  });

  it('is refused when it would break another file, which is named', () => {
    writeFileSync(
      content('blog/second.md'),
      article(`See [this](/blog/post/first).${sources}`, { category: topics[0]?.name }),
    );
    const { version } = answers.open({ file: 'blog/first.md' });
    const { problems } = refusal(() =>
      answers.retire({ file: 'blog/first.md', version, to: '/blog' }),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'content/blog/second.md',
        message: expect.stringContaining('/blog/post/first'),
      }),
    ]);
    expect(textOf('blog/first.md')).not.toBe('');
  });

  it('is not held up by a mistake that was in another file before', () => {
    writeFileSync(content('hours.yaml'), textOf('hours.yaml').replace('week:', 'weak:'));
    answers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    expect(textOf('site.yaml')).toContain('phone: (213) 555-0199\n');
  });

  it('is refused when the file has changed since it was opened', () => {
    const request = edited('site.yaml', ['phone'], '(213) 555-0199');
    const meanwhile = textOf('site.yaml').replace(/fax: .*/, 'fax: (213) 555-0100');
    writeFileSync(content('site.yaml'), meanwhile);
    const { status, message } = refusal(() => answers.save(request));
    expect(status).toBe(409);
    expect(message).toContain('has changed since you opened it');
    expect(textOf('site.yaml')).toBe(meanwhile);
  });

  it.each([
    '../package.json',
    'blog/../../package.json',
    '/etc/hostname',
    'blog/.hidden.md',
    'blog/a/b.md',
    'blog/First.md',
    'notes.yaml',
  ])('never touches %s', (file) => {
    const request = { file, version: null, data: { a: 'b' }, body: 'x' };
    expect(refusal(() => answers.save(request)).status).toBe(404);
    expect(refusal(() => answers.open({ file })).status).toBe(404);
  });
});

describe('an article', () => {
  it('keeps its front matter, byte for byte, when its text is changed', () => {
    const before = textOf('blog/first.md');
    const { version, data } = answers.open({ file: 'blog/first.md' });
    answers.save({ file: 'blog/first.md', version, data, body: `Other words.${sources}\n` });
    expect(textOf('blog/first.md')).toBe(
      `${before.slice(0, before.indexOf('Some'))}Other words.${sources}\n`,
    );
  });

  it('names the line of its text that is wrong', () => {
    const { version, data } = answers.open({ file: 'blog/first.md' });
    const body = `One.${sources}\n\nTwo.:cite[nobody-2000]\n`;
    const { problems } = refusal(() =>
      answers.save({ file: 'blog/first.md', version, data, body }),
    );
    expect(problems).toEqual([expect.objectContaining({ bodyLine: 3 })]);
  });

  it('is begun, not over another one, and retired', () => {
    const before = mistakes();
    const { data } = answers.open({ file: 'blog/first.md' });
    const request = { version: null, data, body: `New words.${sources}` };
    answers.save({ ...request, file: 'blog/second.md' });
    expect(mistakes()).toEqual(before);
    expect(refusal(() => answers.save({ ...request, file: 'blog/first.md' })).status).toBe(409);
    const { version } = answers.open({ file: 'blog/second.md' });
    answers.retire({ file: 'blog/second.md', version, to: null });
    expect(readdirSync(content('blog'))).not.toContain('second.md');
  });
});

describe('an article that is retired', () => {
  const retire = (to: string | null) => {
    const { version } = answers.open({ file: 'blog/first.md' });
    return answers.retire({ file: 'blog/first.md', version, to });
  };

  it('leaves a redirect, in one line', () => {
    const [before, known] = [textOf('redirects.yaml'), mistakes()];
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(`${before}/blog/post/first: /blog\n`);
    expect(mistakes()).toEqual(known);
  });

  it('stays where readers would be sent nowhere', () => {
    const before = textOf('redirects.yaml');
    const { problems } = refusal(() => retire('/blok'));
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'content/redirects.yaml',
        message: expect.stringContaining('"/blok" leads to no page'),
      }),
    ]);
    expect(textOf('redirects.yaml')).toBe(before);
    expect(textOf('blog/first.md')).not.toBe('');
  });

  it.each(['renameSync', 'rmSync'] as const)('changes nothing when %s fails', (step) => {
    const before = [textOf('blog/first.md'), textOf('redirects.yaml')];
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
    expect([textOf('blog/first.md'), textOf('redirects.yaml')]).toEqual(before);
  });

  it('leaves none where no reader has seen it: it is new since the last build, or was a draft', () => {
    const before = textOf('redirects.yaml');
    const { data } = answers.open({ file: 'blog/first.md' });
    const { version, publicPage } = answers.save({
      file: 'blog/new.md',
      version: null,
      data,
      body: `New.${sources}`,
    });
    expect(publicPage).toBeUndefined();
    answers.retire({ file: 'blog/new.md', version, to: '/blog' });
    const draft = article('Words.', { category: topics[0]?.name, draft: 'true' });
    writeFileSync(join(folder, 'published/blog/first.md'), draft);
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(before);
  });
});

describe('since the last build', () => {
  it('shows what was changed, added and retired, and takes each back', () => {
    answers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    const first = answers.open({ file: 'blog/first.md' });
    answers.save({ file: 'blog/new.md', version: null, data: first.data, body: `New.${sources}` });
    answers.retire({ file: 'blog/first.md', version: first.version, to: '/blog' });
    const { changes = [] } = answers.changes({});
    expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
      ['blog/first.md', 'removed'],
      ['blog/new.md', 'added'],
      ['redirects.yaml', 'changed'],
      ['site.yaml', 'changed'],
    ]);
    expect(changes[3]?.lines.filter(({ sign }) => sign !== ' ')).toEqual([
      { sign: '-', text: expect.stringMatching(/^phone: /) },
      { sign: '+', text: 'phone: (213) 555-0199' },
    ]);
    for (const { file, version } of changes) {
      // Where an article is again, nobody is sent on.
      if (file !== 'redirects.yaml') answers.undo({ file, version });
    }
    expect(answers.changes({})).toEqual({ changes: [] });
  });

  it('has nothing to say before there was one', () => {
    rmSync(join(folder, 'published'), { recursive: true });
    expect(answers.changes({})).toEqual({});
    expect(refusal(() => answers.undo({ file: 'site.yaml', version: null })).status).toBe(404);
  });
});

it('what was invented is marked until somebody says that it is real', () => {
  writeFileSync(
    content('questions.yaml'),
    'questions:\n  - !placeholder\n    question: A?\n    answer: B\n  - question: C?\n    answer: D\n',
  );
  const { marks, version } = answers.open({ file: 'questions.yaml' });
  expect(marks).toEqual([['questions', 0]]);
  const path = ['questions', 0];
  expect(answers.confirm({ file: 'questions.yaml', version, path }).marks).toEqual([]);
  expect(textOf('questions.yaml')).toContain('questions:\n  - question: A?\n');
});

it('a file that cannot be read is left to a text editor', () => {
  writeFileSync(content('site.yaml'), 'brand: [');
  const { message, problems } = refusal(() => answers.open({ file: 'site.yaml' }));
  expect(message).toContain('Correct it in a text editor');
  expect(problems).toHaveLength(1);
});
