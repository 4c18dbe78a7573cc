import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { backUpDatabase } from '#server/inquiry/store/sqlite-database.ts';
import { SqliteStore, type SqliteStoreOptions } from '#server/inquiry/store/sqlite-store.ts';
import { describeStore } from '#server/inquiry/store/testing/contract.ts';
import { claimOptions, insertSent, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { sqlite } from '#server/inquiry/testing/stores.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

describeStore(sqlite);

let directory: string;
let folder: string;
let path: string;
beforeEach(() => {
  directory = createTemporaryFolder();
  folder = join(directory, 'data');
  path = join(folder, 'inquiries.sqlite');
});

function open(options: Partial<SqliteStoreOptions> = {}) {
  const store = new SqliteStore({ path, ...options });
  onTestFinished(() => store.close());
  return store;
}

const secret = 'a sentence that is only in this test';
const findFilesWithSecret = () =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(secret));
const purge = (store: SqliteStore) => store.purge({ before: Date.now() + 1000, dryRun: false });

it('removes deleted text from all files, even while the server runs', async () => {
  const server = open();
  for (let count = 0; count < 20; count += 1) {
    await insertSent(server, { message: secret.repeat(1 + count * 5) });
  }
  expect(findFilesWithSecret()).not.toEqual([]);
  expect(await purge(open())).toHaveLength(20);
  expect(findFilesWithSecret()).toEqual([]);
  expect(await server.list({})).toEqual([]);
});

it('reports a reader that blocks a deletion and completes it in the next purge', async () => {
  const onTruncateFailed = vi.fn();
  const store = open({ onTruncateFailed });
  const { id } = await insertSent(store, { message: secret });
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM inquiries').get();
  expect(await purge(store)).toEqual([id]);
  expect(onTruncateFailed.mock.calls).toEqual([
    [new Error('another program is reading the database')],
  ]);
  expect(findFilesWithSecret()).not.toEqual([]);
  reader.close();
  expect(await purge(store)).toEqual([]);
  expect(onTruncateFailed).toHaveBeenCalledOnce();
  expect(findFilesWithSecret()).toEqual([]);
});

const getPermissions = () =>
  readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

it('makes its files readable only by their owner, even if they were public', async () => {
  mkdirSync(folder, { mode: 0o755 });
  await open().insert(makeInquiry());
  expect(getPermissions()).toEqual(['600', '600', '600']);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  open();
  expect(getPermissions()).toEqual(['600', '600', '600']);
});

it('creates a new database if its files were deleted', async () => {
  const store = open();
  await store.insert(makeInquiry());
  rmSync(folder, { recursive: true });
  const { id } = await store.insert(makeInquiry());
  expect(await open().list({})).toMatchObject([{ id }]);
});

const getCopyPath = () => join(directory, 'backup.sqlite');

it('makes a complete backup that is readable only by its owner', async () => {
  const { id } = await open().insert(makeInquiry());
  backUpDatabase(path, getCopyPath());
  expect(statSync(getCopyPath()).mode & 0o777).toBe(0o600);
  expect((await open({ path: getCopyPath() }).find(id))?.inquiry.id).toBe(id);
});

it('never overwrites a file with a backup', () => {
  open();
  writeFileSync(getCopyPath(), 'existing content');
  expect(() => backUpDatabase(path, getCopyPath())).toThrow('EEXIST');
  expect(readFileSync(getCopyPath(), 'utf8')).toBe('existing content');
});

it('makes no backup from an empty file', () => {
  mkdirSync(folder);
  writeFileSync(path, '');
  expect(() => backUpDatabase(path, getCopyPath())).toThrow('is not an inquiry database');
  expect(readdirSync(directory)).toEqual(['data']);
});

/** Records `PRAGMA synchronous` at each commit. 2 is FULL. */
function watchCommits() {
  const levels: unknown[] = [];
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(function (this: DatabaseSync, statement: string) {
    if (statement === 'COMMIT') {
      levels.push(this.prepare('PRAGMA synchronous').get()?.synchronous);
    }
    return exec.call(this, statement);
  });
  return levels;
}

it('syncs every inquiry to disk, even after a claim that skips the sync or fails', async () => {
  const store = open();
  const levels = watchCommits();
  await store.insert(makeInquiry());
  await store.claim(claimOptions);
  await store.insert(makeInquiry());
  await expect(store.claim({ ...claimOptions, leaseMs: 0.5 })).rejects.toThrow('REAL');
  await store.insert(makeInquiry());
  expect(levels).toEqual([2, 1, 2, 2]);
});
