import fs, {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { createHandlers, type Handlers } from '#editor/server/handlers.ts';
import { openStore, removeTemporaryFiles } from '#editor/server/store.ts';
import { openVersions } from '#editor/server/versions.ts';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const [firstKey, secondKey] = referenceKeys;
/** A published article must cite at least two sources. */
const citations = `:cite[${firstKey}]:cite[${secondKey}]`;
const category = topics[0]?.name;
const postFile = 'blog/first.md';

const publisher = {
  publish: async () => {},
  goBack: async () => {},
  getStatus: () => ({ state: 'idle' as const, steps: [], builtAt: '', earlierBuilds: [] }),
};

let folder: string;
let handlers: Handlers;

const toPath = (file: string) => join(folder, 'content', file);
const readText = (file: string) => readFileSync(toPath(file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  // Checking articles takes most of the time, so don't copy any.
  const filter = (path: string) => !path.endsWith('.md');
  cpSync('content', join(folder, 'content'), { recursive: true, filter });
  writeFileSync(toPath(postFile), article(`Some *words*.${citations}`, { category }));
  cpSync(join(folder, 'content'), join(folder, 'published'), { recursive: true });
  const store = openStore(
    join(folder, 'content'),
    join(folder, 'published'),
    join(folder, 'versions'),
  );
  handlers = createHandlers(store, publisher, 'http://127.0.0.1:1');
});
afterEach(() => rmSync(folder, { recursive: true }));

function catchError(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('The request didn’t fail.');
}

const findProblems = () =>
  checkContent(join(folder, 'content')).map(({ file, line }) => `${file}:${line}`);

function edit(file: string, path: (string | number)[], value: unknown) {
  const { version, data, body } = handlers.open({ file });
  const copy = structuredClone(data);
  Reflect.set(Object(getValue(copy, path.slice(0, -1))), path.at(-1) ?? '', value);
  return { file, version, data: copy, ...(body !== undefined && { body }) };
}

describe('save', () => {
  it('writes the changed line and leaves no extra files', () => {
    const oldText = readText('hours.yaml');
    const files = readdirSync(toPath(''), { recursive: true });
    handlers.save(edit('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    expect(readText('hours.yaml')).toBe(oldText.replace(/Sunday: .*/, 'Sunday: 1pm–2pm'));
    expect(readdirSync(toPath(''), { recursive: true })).toEqual(files);
  });

  it('rejects an invalid value, names its field and writes nothing', () => {
    const oldText = readText('site.yaml');
    const { status, problems } = catchError(() => handlers.save(edit('site.yaml', ['phone'], '1')));
    expect(status).toBe(422);
    expect(problems).toMatchObject([
      { path: ['phone'], message: expect.stringMatching(/is not a phone number/) },
    ]);
    expect(readText('site.yaml')).toBe(oldText);
  });

  it('saves a file even if another file has an error', () => {
    writeFileSync(toPath('hours.yaml'), readText('hours.yaml').replace('week:', 'weak:'));
    handlers.save(edit('site.yaml', ['phone'], '(213) 555-0199'));
    expect(readText('site.yaml')).toContain('phone: (213) 555-0199\n');
  });

  it('doesn’t overwrite a file that has changed since it was opened', () => {
    const request = edit('site.yaml', ['phone'], '(213) 555-0199');
    const newText = readText('site.yaml').replace(/fax: .*/, 'fax: (213) 555-0100');
    writeFileSync(toPath('site.yaml'), newText);
    const { status, message } = catchError(() => handlers.save(request));
    expect(status).toBe(409);
    expect(message).toContain('has changed since you opened it');
    expect(readText('site.yaml')).toBe(newText);
  });

  it.each([
    ...['../package.json', 'blog/../../package.json', '/etc/hostname'],
    ...['blog/.hidden.md', 'blog/a/b.md', 'blog/First.md', 'notes.yaml'],
  ])('never reads or writes %s', (file) => {
    const request = { file, version: null, data: { a: 'b' }, body: 'x' };
    expect(catchError(() => handlers.save(request)).status).toBe(404);
    expect(catchError(() => handlers.open({ file })).status).toBe(404);
  });

  it('keeps an article’s front matter when only the body changes', () => {
    const oldText = readText(postFile);
    const { version, data } = handlers.open({ file: postFile });
    handlers.save({ file: postFile, version, data, body: `Other words.${citations}\n` });
    const frontMatter = oldText.slice(0, oldText.indexOf('Some'));
    expect(readText(postFile)).toBe(`${frontMatter}Other words.${citations}\n`);
  });

  it('gives the line number of an error in the body', () => {
    const { version, data } = handlers.open({ file: postFile });
    const body = `One.${citations}\n\nTwo.:cite[nobody-2000]\n`;
    const { problems } = catchError(() => handlers.save({ file: postFile, version, data, body }));
    expect(problems).toMatchObject([{ bodyLine: 3 }]);
  });

  it('saves a draft with mistakes, lists them and refuses to publish it', () => {
    const oldProblems = findProblems();
    const { excerpt: _, ...data } = Object(handlers.open({ file: postFile }).data);
    const file = 'blog/second.md';
    const body = 'One.\n\n:::tip\nTwo.';
    const draft = { ...data, draft: 'true' };
    const { version, problems } = handlers.save({ file, version: null, data: draft, body });
    expect(problems).toMatchObject([{ path: ['excerpt'] }, { bodyLine: 3 }]);
    expect(findProblems()).toEqual(oldProblems);
    expect(catchError(() => handlers.save({ file, version, data, body })).status).toBe(422);
    expect(readText(file)).toContain('draft: true');
  });

  it('keeps the file’s permissions', () => {
    chmodSync(toPath('hours.yaml'), 0o640);
    handlers.save(edit('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    expect(statSync(toPath('hours.yaml')).mode & 0o777).toBe(0o640);
  });

  it('creates an article but never overwrites one', () => {
    const oldProblems = findProblems();
    const { data } = handlers.open({ file: postFile });
    const request = { version: null, data, body: `New words.${citations}` };
    handlers.save({ ...request, file: 'blog/second.md' });
    expect(findProblems()).toEqual(oldProblems);
    expect(catchError(() => handlers.save({ ...request, file: postFile })).status).toBe(409);
  });
});

describe('retire', () => {
  const retire = (to: string | null) => {
    const { version } = handlers.open({ file: postFile });
    return handlers.retire({ file: postFile, version, to });
  };

  it('adds one line to the redirects', () => {
    const [oldText, oldProblems] = [readText('redirects.yaml'), findProblems()];
    retire('/blog');
    expect(readText('redirects.yaml')).toBe(`${oldText}/blog/post/first: /blog\n`);
    expect(findProblems()).toEqual(oldProblems);
  });

  it('rejects a redirect to a missing page and a retirement that breaks a link', () => {
    const oldText = readText('redirects.yaml');
    const link = article(`See [this](/blog/post/first).${citations}`, { category });
    expect(catchError(() => retire('/blok')).problems).toMatchObject([
      {
        file: 'content/redirects.yaml',
        message: expect.stringMatching(/"\/blok" doesn't match any page/),
      },
    ]);
    writeFileSync(toPath('blog/second.md'), link);
    expect(catchError(() => retire('/blog')).problems).toMatchObject([
      { file: 'content/blog/second.md', message: expect.stringMatching(/\/blog\/post\/first/) },
    ]);
    expect(readText('redirects.yaml')).toBe(oldText);
    expect(readText(postFile)).not.toBe('');
  });

  it.each(['renameSync', 'rmSync'] as const)('changes nothing when %s fails', (functionName) => {
    const oldTexts = [readText(postFile), readText('redirects.yaml')];
    const spy = vi.spyOn(fs, functionName).mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
    syncBuiltinESMExports();
    try {
      expect(() => retire('/blog')).toThrow('ENOSPC');
    } finally {
      spy.mockRestore();
      syncBuiltinESMExports();
    }
    expect([readText(postFile), readText('redirects.yaml')]).toEqual(oldTexts);
  });

  it('doesn’t add a redirect for an article that was never published', () => {
    const oldText = readText('redirects.yaml');
    const { data } = handlers.open({ file: postFile });
    const file = 'blog/new.md';
    const { version } = handlers.save({ file, version: null, data, body: `New.${citations}` });
    handlers.retire({ file, version, to: '/blog' });
    const draft = article('Words.', { category, draft: 'true' });
    writeFileSync(join(folder, 'published', postFile), draft);
    retire('/blog');
    expect(readText('redirects.yaml')).toBe(oldText);
    expect(readdirSync(toPath('blog'))).toEqual([]);
  });
});

describe('changes', () => {
  it('lists changed, new and retired files, and undo restores them', () => {
    handlers.save(edit('site.yaml', ['phone'], '(213) 555-0199'));
    const { version, data } = handlers.open({ file: postFile });
    handlers.save({ file: 'blog/new.md', version: null, data, body: `New.${citations}` });
    handlers.retire({ file: postFile, version, to: '/blog' });
    const { changes = [] } = handlers.changes({});
    expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
      [postFile, 'removed'],
      ['blog/new.md', 'added'],
      ['redirects.yaml', 'changed'],
      ['site.yaml', 'changed'],
    ]);
    expect(changes[3]).toMatchObject({
      differences: [{ labels: ['Phone'], after: '(213) 555-0199' }],
      passages: [],
    });
    for (const change of changes) {
      // Undoing the retirement also removes its redirect.
      if (change.file !== 'redirects.yaml') handlers.undo(change);
    }
    expect(handlers.changes({})).toEqual({ changes: [], deletedFiles: ['blog/new.md'] });
  });

  it('shows changed fields and changed lines of an article', () => {
    const request = edit(postFile, ['title'], 'Another title for this');
    handlers.save({ ...request, body: `Other *words*.${citations}` });
    const [change] = handlers.changes({}).changes ?? [];
    expect(change?.differences).toMatchObject([{ labels: ['Title'] }]);
    expect(change?.passages).toEqual([
      { before: `Some *words*.${citations}`, after: `Other *words*.${citations}` },
    ]);
  });

  it('has no changes to list or undo before the first build', () => {
    rmSync(join(folder, 'published'), { recursive: true });
    expect(handlers.changes({}).changes).toBeUndefined();
    expect(catchError(() => handlers.undo({ file: 'site.yaml', version: null })).status).toBe(404);
  });
});

describe('versions', () => {
  const getVersions = (file: string) => handlers.versions({ file });
  const restore = (file: string, index = 0) => {
    const { version, versions } = getVersions(file);
    handlers.useVersion({ file, version, keptAt: versions[index]?.keptAt ?? '' });
  };

  it('keeps the text before each save, and using a version can be undone', () => {
    const oldText = readText('hours.yaml');
    handlers.save(edit('hours.yaml', ['week', 'Sunday'], '1pm–2pm'));
    handlers.save(edit('hours.yaml', ['week', 'Sunday'], '1pm–3pm'));
    expect(getVersions('hours.yaml').versions[0]?.differences).toEqual([
      { labels: ['Week', 'Sunday'], before: '1pm–3pm', after: '1pm–2pm' },
    ]);
    restore('hours.yaml', 1);
    expect(readText('hours.yaml')).toBe(oldText);
    // The version that's the same as the file isn't listed.
    expect(getVersions('hours.yaml').versions).toHaveLength(2);
    restore('hours.yaml');
    expect(readText('hours.yaml')).toContain('1pm–3pm');
  });

  it('brings back a retired article and removes its redirect', () => {
    const oldTexts = [readText(postFile), readText('redirects.yaml')];
    const { version } = handlers.open({ file: postFile });
    handlers.retire({ file: postFile, version, to: '/blog' });
    expect(handlers.changes({}).deletedFiles).toEqual([postFile]);
    restore(postFile);
    expect([readText(postFile), readText('redirects.yaml')]).toEqual(oldTexts);
  });

  it('keeps 50 versions for 90 days', () => {
    const versions = openVersions(join(folder, 'versions'));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
    onTestFinished(() => void vi.useRealTimers());
    for (let count = 0; count < 60; count += 1) versions.keep('site.yaml', String(count));
    expect(versions.list('site.yaml').map(({ text }) => text)[0]).toBe('59');
    expect(versions.list('site.yaml')).toHaveLength(50);
    vi.setSystemTime('2026-05-01');
    versions.keep('site.yaml', 'new');
    expect(versions.list('site.yaml')).toHaveLength(1);
  });

  it('reads no file outside the folder', () => {
    expect(getVersions('../content').versions).toEqual([]);
    const request = { file: '../content', version: null, keptAt: 'blog/first.md' };
    expect(catchError(() => handlers.useVersion(request)).status).toBe(404);
  });
});

it('names the field of a mistake that stopped publishing', () => {
  const text = readText('site.yaml').replace(/^phone: .*/m, 'phone: 1');
  writeFileSync(toPath('site.yaml'), text);
  const line = text.split('\n').indexOf('phone: 1') + 1;
  const problems = [{ file: 'content/site.yaml', line, message: 'Wrong.' }];
  const status = { ...publisher.getStatus(), report: { message: '', problems } };
  const spy = vi.spyOn(publisher, 'getStatus').mockReturnValue(status);
  onTestFinished(() => spy.mockRestore());
  expect(handlers.publishStatus({}).report?.problems).toMatchObject([{ path: ['phone'] }]);
});

it('lists a placeholder until it is confirmed', () => {
  const file = 'questions.yaml';
  const placeholder = 'questions:\n  - !placeholder\n    question: A?\n    answer: B\n';
  writeFileSync(toPath(file), `${placeholder}  - question: C?\n    answer: D\n`);
  const { placeholders, version } = handlers.open({ file });
  const path = ['questions', 0];
  expect(placeholders).toEqual([path]);
  expect(handlers.confirm({ file, version, path }).placeholders).toEqual([]);
  expect(readText(file)).toContain('questions:\n  - question: A?\n    answer: B\n');
});

it('deletes temporary files that a crash left behind', () => {
  const files = readdirSync(toPath(''), { recursive: true });
  writeFileSync(toPath('blog/.first.md.0b6ee1a5-5c57-4a86-9f0c-6d4f3f1d2a77'), '');
  removeTemporaryFiles(toPath(''));
  expect(readdirSync(toPath(''), { recursive: true })).toEqual(files);
});

it('doesn’t open a file with broken YAML', () => {
  writeFileSync(toPath('site.yaml'), 'brand: [');
  const { message, problems } = catchError(() => handlers.open({ file: 'site.yaml' }));
  expect(message).toContain('Fix it in a text editor');
  expect(problems).toHaveLength(1);
});
