import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '#editor/files/data.ts';
import { createHandlers, type Handlers } from '#editor/server/handlers.ts';
import { openStore, RefusalError } from '#editor/server/store.ts';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const [one, other] = referenceKeys;
/** A published article must cite two works. */
const sources = `:cite[${one}]:cite[${other}]`;
const category = topics[0]?.name;
const first = 'blog/first.md';

let folder: string;
let handlers: Handlers;

const content = (file: string) => join(folder, 'content', file);
const textOf = (file: string) => readFileSync(content(file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  // Checking articles takes most of the time, so copy none.
  const filter = (path: string) => !path.endsWith('.md');
  cpSync('content', join(folder, 'content'), { recursive: true, filter });
  writeFileSync(content(first), article(`Some *words*.${sources}`, { category }));
  cpSync(join(folder, 'content'), join(folder, 'published'), { recursive: true });
  const folders = { content: join(folder, 'content'), published: join(folder, 'published') };
  handlers = createHandlers(openStore(folders), 'http://127.0.0.1:1');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The status, message and problems of a refusal. */
function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusalError) return { status: error.status, ...error.refusal };
    throw error;
  }
  throw new Error('The request was not refused.');
}

const findMistakes = () =>
  checkContent(join(folder, 'content')).map(({ file, line }) => `${file}:${line}`);

/** The data of a file with another value in it. */
function edited(file: string, path: (string | number)[], value: unknown) {
  const { version, data, body } = handlers.open({ file });
  const copy = structuredClone(data);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '', value);
  return { file, version, data: copy, ...(body !== undefined && { body }) };
}

describe('save', () => {
  it('writes the changed line and leaves no other file behind', () => {
    const before = textOf('hours.yaml');
    const files = readdirSync(content(''), { recursive: true });
    handlers.save(edited('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    expect(textOf('hours.yaml')).toBe(before.replace(/Sunday: .*/, 'Sunday: 1pm–2pm'));
    expect(readdirSync(content(''), { recursive: true })).toEqual(files);
  });

  it('refuses a mistake, names its field and writes nothing', () => {
    const before = textOf('site.yaml');
    const { status, problems } = refusal(() => handlers.save(edited('site.yaml', ['phone'], '1')));
    expect(status).toBe(422);
    expect(problems).toMatchObject([
      { path: ['phone'], message: expect.stringMatching(/is not a phone number/) },
    ]);
    expect(textOf('site.yaml')).toBe(before);
  });

  it('saves a file while another file has a mistake', () => {
    writeFileSync(content('hours.yaml'), textOf('hours.yaml').replace('week:', 'weak:'));
    handlers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    expect(textOf('site.yaml')).toContain('phone: (213) 555-0199\n');
  });

  it('refuses to overwrite a file that has changed since it was opened', () => {
    const request = edited('site.yaml', ['phone'], '(213) 555-0199');
    const meanwhile = textOf('site.yaml').replace(/fax: .*/, 'fax: (213) 555-0100');
    writeFileSync(content('site.yaml'), meanwhile);
    const { status, message } = refusal(() => handlers.save(request));
    expect(status).toBe(409);
    expect(message).toContain('has changed since you opened it');
    expect(textOf('site.yaml')).toBe(meanwhile);
  });

  it.each([
    ...['../package.json', 'blog/../../package.json', '/etc/hostname'],
    ...['blog/.hidden.md', 'blog/a/b.md', 'blog/First.md', 'notes.yaml'],
  ])('never reads or writes %s', (file) => {
    const request = { file, version: null, data: { a: 'b' }, body: 'x' };
    expect(refusal(() => handlers.save(request)).status).toBe(404);
    expect(refusal(() => handlers.open({ file })).status).toBe(404);
  });

  it('keeps the front matter of an article when its text is changed', () => {
    const before = textOf(first);
    const { version, data } = handlers.open({ file: first });
    handlers.save({ file: first, version, data, body: `Other words.${sources}\n` });
    const head = before.slice(0, before.indexOf('Some'));
    expect(textOf(first)).toBe(`${head}Other words.${sources}\n`);
  });

  it('names the line of a mistake in the text', () => {
    const { version, data } = handlers.open({ file: first });
    const body = `One.${sources}\n\nTwo.:cite[nobody-2000]\n`;
    const { problems } = refusal(() => handlers.save({ file: first, version, data, body }));
    expect(problems).toMatchObject([{ bodyLine: 3 }]);
  });

  it('creates an article, but never overwrites one', () => {
    const before = findMistakes();
    const { data } = handlers.open({ file: first });
    const request = { version: null, data, body: `New words.${sources}` };
    handlers.save({ ...request, file: 'blog/second.md' });
    expect(findMistakes()).toEqual(before);
    expect(refusal(() => handlers.save({ ...request, file: first })).status).toBe(409);
  });
});

describe('retire', () => {
  const retire = (to: string | null) => {
    const { version } = handlers.open({ file: first });
    return handlers.retire({ file: first, version, to });
  };

  it('adds a redirect in one line', () => {
    const [before, oldMistakes] = [textOf('redirects.yaml'), findMistakes()];
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(`${before}/blog/post/first: /blog\n`);
    expect(findMistakes()).toEqual(oldMistakes);
  });

  it('refuses a redirect to a missing page, and a retirement that breaks a link', () => {
    const before = textOf('redirects.yaml');
    const link = article(`See [this](/blog/post/first).${sources}`, { category });
    expect(refusal(() => retire('/blok')).problems).toMatchObject([
      {
        file: 'content/redirects.yaml',
        message: expect.stringMatching(/"\/blok" doesn't match any page/),
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

  it('adds no redirect for an article that was never published', () => {
    const before = textOf('redirects.yaml');
    const { data } = handlers.open({ file: first });
    const file = 'blog/new.md';
    const { version } = handlers.save({ file, version: null, data, body: `New.${sources}` });
    handlers.retire({ file, version, to: '/blog' });
    const draft = article('Words.', { category, draft: 'true' });
    writeFileSync(join(folder, 'published', first), draft);
    retire('/blog');
    expect(textOf('redirects.yaml')).toBe(before);
    expect(readdirSync(content('blog'))).toEqual([]);
  });
});

describe('changes', () => {
  it('lists changed, new and retired files, which undo restores', () => {
    handlers.save(edited('site.yaml', ['phone'], '(213) 555-0199'));
    const { version, data } = handlers.open({ file: first });
    handlers.save({ file: 'blog/new.md', version: null, data, body: `New.${sources}` });
    handlers.retire({ file: first, version, to: '/blog' });
    const { changes = [] } = handlers.changes({});
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
      if (change.file !== 'redirects.yaml') handlers.undo(change);
    }
    expect(handlers.changes({})).toEqual({ changes: [] });
  });

  it('lists nothing before the first build', () => {
    rmSync(join(folder, 'published'), { recursive: true });
    expect(handlers.changes({})).toEqual({});
    expect(refusal(() => handlers.undo({ file: 'site.yaml', version: null })).status).toBe(404);
  });
});

it('lists a placeholder until it is confirmed', () => {
  const file = 'questions.yaml';
  const placeholder = 'questions:\n  - !placeholder\n    question: A?\n    answer: B\n';
  writeFileSync(content(file), `${placeholder}  - question: C?\n    answer: D\n`);
  const { placeholders, version } = handlers.open({ file });
  const path = ['questions', 0];
  expect(placeholders).toEqual([path]);
  expect(handlers.confirm({ file, version, path }).placeholders).toEqual([]);
  expect(textOf(file)).toContain('questions:\n  - question: A?\n    answer: B\n');
});

it('refuses to open a file with broken YAML', () => {
  writeFileSync(content('site.yaml'), 'brand: [');
  const { message, problems } = refusal(() => handlers.open({ file: 'site.yaml' }));
  expect(message).toContain('Correct it in a text editor');
  expect(problems).toHaveLength(1);
});
