import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUpDatabase } from '#server/inquiry/store/sqlite-database.ts';
import { SqliteStore, type SqliteStoreOptions } from '#server/inquiry/store/sqlite-store.ts';
import { claimOptions, insertMailed, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

let directory: string;
let data: string;
let path: string;
beforeEach(() => {
  directory = temporaryFolder();
  data = join(directory, 'data');
  path = join(data, 'inquiries.sqlite');
});

function open(options: Partial<SqliteStoreOptions> = {}) {
  const store = new SqliteStore({ path, ...options });
  onTestFinished(() => store.close());
  return store;
}

function openPlainly() {
  const database = new DatabaseSync(path);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

describe('deleted text', () => {
  const secret = 'a sentence that is only in this test';
  const filesWithSecret = () =>
    readdirSync(data).filter((name) => readFileSync(join(data, name)).includes(secret));
  const purge = (store: SqliteStore) => store.purge({ before: Date.now() + 1000, dryRun: false });

  it('is in no file, even while the server has the database open', async () => {
    const server = open();
    for (let count = 0; count < 20; count += 1) {
      await insertMailed(server, { message: secret.repeat(1 + count * 5) });
    }
    expect(filesWithSecret()).not.toEqual([]);
    expect(await purge(open())).toHaveLength(20);
    expect(filesWithSecret()).toEqual([]);
    expect(await server.list({})).toEqual([]);
  });

  it('is reported if a reader blocks it, and is gone after the next purge', async () => {
    const onTruncateFailed = vi.fn();
    const store = open({ onTruncateFailed });
    const { id } = await insertMailed(store, { message: secret });
    const reader = openPlainly();
    reader.exec('BEGIN');
    reader.prepare('SELECT COUNT(*) FROM inquiries').get();
    expect(await purge(store)).toEqual([id]);
    expect(onTruncateFailed.mock.calls).toEqual([
      [new Error('another program is reading the database')],
    ]);
    expect(filesWithSecret()).not.toEqual([]);
    reader.close();
    expect(await purge(store)).toEqual([]);
    expect(onTruncateFailed).toHaveBeenCalledOnce();
    expect(filesWithSecret()).toEqual([]);
  });
});

describe('files', () => {
  const permissions = () =>
    readdirSync(data).map((name) => (statSync(join(data, name)).mode & 0o777).toString(8));

  it('are readable only by their owner, even in a public folder', async () => {
    mkdirSync(data, { mode: 0o755 });
    await open().insert(newInquiry());
    expect(permissions()).toEqual(['600', '600', '600']);
  });

  it('are made private if they were public', async () => {
    mkdirSync(data, { mode: 0o755 });
    openPlainly().exec('PRAGMA journal_mode = WAL; CREATE TABLE other (x)');
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    open();
    expect(permissions()).toEqual(['600', '600', '600']);
  });
});

it('fails a probe if the disk is full', async () => {
  await open().close();
  const pages = Math.ceil(statSync(path).size / 4096);
  await expect(open({ maximumPages: pages }).probe()).rejects.toThrow('full');
});

describe('a backup', () => {
  const copy = () => join(directory, 'backup.sqlite');

  it('is complete and readable only by its owner', async () => {
    const { id } = await open().insert(newInquiry());
    backUpDatabase(path, copy());
    expect(statSync(copy()).mode & 0o777).toBe(0o600);
    expect((await open({ path: copy() }).find(id))?.inquiry.id).toBe(id);
  });

  it('never overwrites a file', () => {
    open();
    writeFileSync(copy(), 'precious');
    expect(() => backUpDatabase(path, copy())).toThrow('EEXIST');
    expect(readFileSync(copy(), 'utf8')).toBe('precious');
  });

  it('is refused for an empty file', () => {
    mkdirSync(data);
    writeFileSync(path, '');
    expect(() => backUpDatabase(path, copy())).toThrow('is not a database of inquiries');
    expect(readdirSync(directory)).toEqual(['data']);
  });
});

describe('durability', () => {
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

  it('syncs every inquiry to disk, even after a claim, which does not sync or may fail', async () => {
    const store = open();
    const levels = watchCommits();
    await store.insert(newInquiry());
    await store.claim(claimOptions);
    await store.insert(newInquiry());
    await expect(store.claim({ ...claimOptions, leaseMs: 0.5 })).rejects.toThrow('REAL');
    await store.insert(newInquiry());
    expect(levels).toEqual([2, 1, 2, 2]);
  });
});
