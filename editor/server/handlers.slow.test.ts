import fs from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Path, PublishReport } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { createHandlers, type Handlers } from '#editor/server/handlers.ts';
import { openStore } from '#editor/server/store.ts';
import { openVersions } from '#editor/server/versions.ts';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';
import { referenceKeys } from '#library/review/references.ts';
import { failFileOperation } from '../../scripts/testing/fail-file-operation.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const [firstKey, secondKey] = referenceKeys;
/** A published article must cite at least two sources. */
const citations = `:cite[${firstKey}]:cite[${secondKey}]`;
const category = topics[0]?.name;
const postFile = 'blog/first.md';
const newFile = 'blog/new.md';

const status: PublishReport = { state: 'idle', steps: [], builtAt: '', earlierBuilds: [] };
const publisher = { publish: vi.fn(), goBack: vi.fn(), getStatus: vi.fn(() => status) };

let folder: string;
let handlers: Handlers;

const toPath = (file: string) => join(folder, 'content', file);
const readText = (file: string) => fs.readFileSync(toPath(file), 'utf8');
const writeText = (file: string, text: string) => fs.writeFileSync(toPath(file), text);
const listNames = () => fs.readdirSync(toPath(''), { recursive: true });

beforeEach(() => {
  folder = createTemporaryFolder();
  // Checking articles takes most of the time, so don't copy any.
  const filter = (path: string) => !path.endsWith('.md');
  fs.cpSync('content', toPath(''), { recursive: true, filter });
  writeText(postFile, article(`Some *words*.${citations}`, { category }));
  fs.cpSync(toPath(''), join(folder, 'published'), { recursive: true });
  const store = openStore(toPath(''), join(folder, 'published'), join(folder, 'versions'));
  handlers = createHandlers(store, publisher, 'http://127.0.0.1:1');
});

/** Matches a RequestError. */
const errorWith = (status: number, ...problems: object[]) =>
  expect.objectContaining({
    status,
    problems: problems.map((problem) => expect.objectContaining(problem)),
  });

function edit(file: string, path: Path, value: unknown) {
  const { version, data, body } = handlers.open({ file });
  const copy = structuredClone(data);
  Reflect.set(Object(getValue(copy, path.slice(0, -1))), path.at(-1) ?? '', value);
  return { file, version, data: copy, ...(body !== undefined && { body }) };
}

const editPhone = (phone: string) => edit('site.yaml', ['phone'], phone);
const editSunday = (hours: string) => edit('hours.yaml', ['week', 'Sunday'], hours);
const editBody = (body: string) => ({ ...edit(postFile, ['author'], 'Pharmacist'), body });
const createPost = (file: string) =>
  handlers.save({ ...editBody(`New.${citations}`), file, version: null });
const retire = (file: string, to: string | null) =>
  handlers.retire({ file, version: handlers.open({ file }).version, to });

it('saves the changed line, keeps the permissions and leaves no extra files', () => {
  const [oldText, oldNames] = [readText('hours.yaml'), listNames()];
  // A crash can leave this file behind.
  writeText('.hours.yaml.new', '');
  fs.chmodSync(toPath('hours.yaml'), 0o640);
  handlers.save(editSunday('1pm–2pm'));
  expect(readText('hours.yaml')).toBe(oldText.replace(/Sunday: .*/, 'Sunday: 1pm–2pm'));
  expect(fs.statSync(toPath('hours.yaml')).mode & 0o777).toBe(0o640);
  expect(listNames()).toEqual(oldNames);
});

it.each([
  ['the field', () => editPhone('1'), { path: ['phone'] }],
  ['the line', () => editBody(`A.${citations}\n\nB.:cite[nobody-2000]\n`), { bodyLine: 3 }],
])('rejects a mistake, names %s and saves nothing', (_, createRequest, location) => {
  const request = createRequest();
  const oldText = readText(request.file);
  expect(() => handlers.save(request)).toThrow(errorWith(422, location));
  expect(readText(request.file)).toBe(oldText);
});

it('saves a file even if another file has an error', () => {
  writeText('hours.yaml', readText('hours.yaml').replace('week:', 'weak:'));
  handlers.save(editPhone('(213) 555-0199'));
  expect(readText('site.yaml')).toContain('phone: (213) 555-0199\n');
});

it('doesn’t overwrite a file that was changed or created meanwhile', () => {
  const request = editPhone('(213) 555-0199');
  const newText = readText('site.yaml').replace(/fax: .*/, 'fax: (213) 555-0100');
  writeText('site.yaml', newText);
  expect(() => handlers.save(request)).toThrow(errorWith(409));
  expect(() => createPost(postFile)).toThrow(errorWith(409));
  expect(readText('site.yaml')).toBe(newText);
});

it.each([
  ...['../content', '../package.json', 'blog/../../package.json', '/etc/hostname'],
  ...['blog/.hidden.md', 'blog/a/b.md', 'blog/First.md', 'notes.yaml'],
])('never reads or writes %s', (file) => {
  const request = { file, version: null, data: { a: 'b' }, body: 'x' };
  expect(() => handlers.save(request)).toThrow(errorWith(404));
  expect(() => handlers.open({ file })).toThrow(errorWith(404));
  const version = { file, version: null, keptAt: postFile };
  expect(() => handlers.useVersion(version)).toThrow(errorWith(404));
});

it('saves a draft with mistakes, lists them and refuses to publish it', () => {
  const oldProblems = checkContent(toPath(''));
  const { excerpt: _, ...data } = Object(handlers.open({ file: postFile }).data);
  const request = { file: newFile, body: 'One.\n\n:::tip\nTwo.' };
  const draft = { ...request, version: null, data: { ...data, draft: 'true' } };
  const { version, problems } = handlers.save(draft);
  expect(problems).toMatchObject([{ path: ['excerpt'] }, { bodyLine: 3 }]);
  expect(checkContent(toPath(''))).toEqual(oldProblems);
  expect(() => handlers.save({ ...request, version, data })).toThrow(/^Nothing was saved/);
  expect(readText(newFile)).toContain('draft: true');
});

it('rejects a redirect to a missing page and retiring that breaks a link', () => {
  const oldTexts = [readText(postFile), readText('redirects.yaml')];
  expect(() => retire(postFile, '/blok')).toThrow(
    errorWith(422, { file: 'content/redirects.yaml', path: ['/blog/post/first'] }),
  );
  const link = article(`See [this](/blog/post/first).${citations}`, { category });
  writeText('blog/second.md', link);
  expect(() => retire(postFile, '/blog')).toThrow(
    errorWith(422, { file: 'content/blog/second.md', bodyLine: 1 }),
  );
  expect([readText(postFile), readText('redirects.yaml')]).toEqual(oldTexts);
});

it.each(['renameSync', 'rmSync'] as const)('retires nothing when %s fails', (functionName) => {
  const oldTexts = [readText(postFile), readText('redirects.yaml')];
  // Options are in the last argument when a temporary file is removed.
  const isContentFile = (...args: unknown[]) => typeof args.at(-1) === 'string';
  const action = () => void retire(postFile, '/blog');
  expect(() => failFileOperation(functionName, isContentFile, action)).toThrow('ENOSPC');
  expect([readText(postFile), readText('redirects.yaml')]).toEqual(oldTexts);
});

it('adds no redirect for a retired article that was never published', () => {
  const oldText = readText('redirects.yaml');
  createPost(newFile);
  retire(newFile, '/blog');
  const draft = article('Words.', { category, draft: 'true' });
  fs.writeFileSync(join(folder, 'published', postFile), draft);
  retire(postFile, '/blog');
  expect(readText('redirects.yaml')).toBe(oldText);
  expect(fs.readdirSync(toPath('blog'))).toEqual([]);
});

it('lists changed, new and retired files, and undo restores them', () => {
  handlers.save(editPhone('(213) 555-0199'));
  createPost(newFile);
  retire(postFile, '/blog');
  const { changes = [] } = handlers.changes({});
  expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
    [postFile, 'removed'],
    [newFile, 'added'],
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
  expect(handlers.changes({})).toEqual({ changes: [], deletedFiles: [newFile] });
});

it('changes only the edited parts of an article and lists them', () => {
  const [before, after] = [`Some *words*.${citations}`, `Other *words*.${citations}`];
  const newText = readText(postFile).replace(/author: .*/, 'author: Pharmacist');
  handlers.save(editBody(after));
  expect(readText(postFile)).toBe(newText.replace(before, after));
  expect(handlers.changes({}).changes).toMatchObject([
    { differences: [{ labels: ['Author'] }], passages: [{ before, after }] },
  ]);
});

it('has no changes to list or undo before the first build', () => {
  fs.rmSync(join(folder, 'published'), { recursive: true });
  expect(handlers.changes({}).changes).toBeUndefined();
  expect(() => handlers.undo({ file: 'site.yaml', version: null })).toThrow(errorWith(404));
});

const restore = (file: string, index = 0) => {
  const { version, versions } = handlers.versions({ file });
  handlers.useVersion({ file, version, keptAt: versions[index]?.keptAt ?? '' });
};

it('keeps a version before each save, and using one can be undone', () => {
  const file = 'hours.yaml';
  const oldText = readText(file);
  handlers.save(editSunday('1pm–2pm'));
  handlers.save(editSunday('1pm–3pm'));
  expect(handlers.versions({ file }).versions[0]?.differences).toEqual([
    { labels: ['Week', 'Sunday'], before: '1pm–3pm', after: '1pm–2pm' },
  ]);
  restore(file, 1);
  expect(readText(file)).toBe(oldText);
  // The version that's the same as the file isn't listed.
  expect(handlers.versions({ file }).versions).toHaveLength(2);
  restore(file);
  expect(readText(file)).toContain('1pm–3pm');
});

it('brings back a retired article and removes the redirect that retiring it added', () => {
  const oldTexts = [readText(postFile), readText('redirects.yaml')];
  retire(postFile, '/blog');
  expect(readText('redirects.yaml')).toBe(`${oldTexts[1]}/blog/post/first: /blog\n`);
  expect(handlers.changes({}).deletedFiles).toEqual([postFile]);
  restore(postFile);
  expect([readText(postFile), readText('redirects.yaml')]).toEqual(oldTexts);
});

it('keeps 50 versions for 90 days', () => {
  const versions = openVersions(join(folder, 'versions'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
  onTestFinished(() => void vi.useRealTimers());
  for (let count = 0; count < 60; count += 1) versions.keep('site.yaml', String(count));
  expect(versions.list('site.yaml')[0]?.text).toBe('59');
  expect(versions.list('site.yaml')).toHaveLength(50);
  vi.setSystemTime('2026-05-01');
  versions.keep('site.yaml', 'new');
  expect(versions.list('site.yaml')).toHaveLength(1);
});

it('publishes, goes back to a build and names the field of a mistake that stopped it', () => {
  const text = readText('site.yaml').replace(/^phone: .*/m, 'phone: 1');
  writeText('site.yaml', text);
  const line = text.split('\n').indexOf('phone: 1') + 1;
  const message = 'The field "phone" is not a phone number.';
  const problems = [{ file: 'content/site.yaml', line, message }];
  const report = { message: '', problems };
  publisher.getStatus.mockReturnValueOnce({ ...status, report });
  expect(handlers.publish({}).report?.problems).toMatchObject([
    { path: ['phone'], message: '“Phone” is not a phone number.' },
  ]);
  writeText('site.yaml', text.replace('phone: 1', 'phone: (213) 555-0199'));
  publisher.getStatus.mockReturnValueOnce({ ...status, report });
  expect(handlers.publishStatus({}).report).toBeUndefined();
  handlers.publish({ builtAt: 'earlier' });
  expect(publisher.publish).toHaveBeenCalledTimes(1);
  expect(publisher.goBack).toHaveBeenCalledWith('earlier');
});

it('lists a placeholder until it is confirmed', () => {
  const file = 'questions.yaml';
  const text = '\n    question: A?\n    answer: B\n  - question: C?\n    answer: D\n';
  writeText(file, `questions:\n  - !placeholder${text}`);
  const { placeholders, version } = handlers.open({ file });
  const path = ['questions', 0];
  expect(placeholders).toEqual([path]);
  expect(handlers.confirm({ file, version, path }).placeholders).toEqual([]);
  expect(readText(file)).toBe(`questions:\n  -${text.replace('\n    ', ' ')}`);
});

it('doesn’t open a file with broken YAML', () => {
  writeText('site.yaml', 'brand: [');
  expect(() => handlers.open({ file: 'site.yaml' })).toThrow(ContentError);
});
