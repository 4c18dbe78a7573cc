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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUpDatabase } from '#server/inquiry/store/sqlite-database.ts';
import { SqliteStore, type SqliteStoreOptions } from '#server/inquiry/store/sqlite-store.ts';
import { claimOptions, insertMailed, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

let directory: string;
let path: string;
const closing: (() => unknown)[] = [];

beforeEach(() => {
  directory = temporaryDirectory('sqlite');
  path = join(directory, 'data', 'inquiries.sqlite');
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(directory, { recursive: true });
});

function open(options: Partial<SqliteStoreOptions> = {}) {
  const store = new SqliteStore({ path, ...options });
  closing.push(() => store.close());
  return store;
}

const permissions = () =>
  Object.fromEntries(
    readdirSync(join(directory, 'data')).map((name) => [
      name,
      (statSync(join(directory, 'data', name)).mode & 0o777).toString(8),
    ]),
  );

describe('what is deleted', () => {
  const secret = 'a sentence that nobody else has written';
  const filesWithSecret = () =>
    readdirSync(join(directory, 'data')).filter((name) =>
      readFileSync(join(directory, 'data', name)).includes(secret),
    );
  const later = () => Date.now() + 1000;

  test('is in no file any more, while the server has the database open', async () => {
    const server = open();
    for (let count = 0; count < 20; count += 1) {
      await insertMailed(server, { message: secret.repeat(1 + count * 5) });
    }
    expect(filesWithSecret()).not.toEqual([]);
    const command = open();
    expect(await command.purge({ before: later(), dryRun: false })).toHaveLength(20);
    expect(filesWithSecret()).toEqual([]);
    expect((await server.counts()).states.sent).toBe(0);
  });

  test('is reported when a reader keeps it, and is gone after the next purge', async () => {
    const kept: unknown[] = [];
    const store = open({ onLogKept: (error) => kept.push(error) });
    const { id } = await insertMailed(store, { message: secret });
    const reader = new DatabaseSync(path);
    closing.push(() => reader.isOpen && reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT COUNT(*) FROM inquiries').get();
    expect(await store.purge({ before: later(), dryRun: false })).toEqual([id]);
    expect(kept).toEqual([new Error('another program is reading the database')]);
    expect(filesWithSecret()).not.toEqual([]);
    reader.close();
    expect(await store.purge({ before: later(), dryRun: false })).toEqual([]);
    expect(kept).toHaveLength(1);
    expect(filesWithSecret()).toEqual([]);
  });
});

describe('files', () => {
  const allPrivate = {
    'inquiries.sqlite': '600',
    'inquiries.sqlite-shm': '600',
    'inquiries.sqlite-wal': '600',
  };

  test('are for their owner only, also in a directory that everybody can read', async () => {
    mkdirSync(join(directory, 'data'), { mode: 0o755 });
    await open().insert(newInquiry());
    expect(permissions()).toEqual(allPrivate);
  });

  test('are made private when an older release left them open', async () => {
    mkdirSync(join(directory, 'data'), { mode: 0o755 });
    const older = new DatabaseSync(path);
    closing.push(() => older.close());
    older.exec('PRAGMA journal_mode = WAL; CREATE TABLE other (x)');
    for (const name of Object.keys(permissions())) chmodSync(join(directory, 'data', name), 0o644);
    open();
    expect(permissions()).toEqual(allPrivate);
  });
});

describe('a probe', () => {
  test('fails when there is no room in the database', async () => {
    await open().close();
    const pages = Math.ceil(statSync(path).size / 4096);
    await expect(open({ maximumPages: pages }).probe()).rejects.toThrow('full');
  });
});

describe('a backup', () => {
  const copy = () => join(directory, 'backup.sqlite');

  test('is complete, and for its owner only', async () => {
    const { id } = await open().insert(newInquiry());
    backUpDatabase(path, copy());
    expect(statSync(copy()).mode & 0o777).toBe(0o600);
    expect((await open({ path: copy() }).find(id))?.inquiry.id).toBe(id);
  });

  test('overwrites nothing', () => {
    open();
    writeFileSync(copy(), 'precious');
    expect(() => backUpDatabase(path, copy())).toThrow('EEXIST');
    expect(readFileSync(copy(), 'utf8')).toBe('precious');
  });

  test('is not made of an empty file, which a wrong path may name', () => {
    mkdirSync(join(directory, 'data'));
    writeFileSync(path, '');
    expect(() => backUpDatabase(path, copy())).toThrow('is no database of inquiries');
    expect(readdirSync(directory)).toEqual(['data']);
  });
});

describe('durability', () => {
  const full = 2;

  /** How far each transaction waited for the disk, as SQLite sees it when it ends. */
  function watchCommits() {
    const levels: unknown[] = [];
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      statement: string,
    ) {
      if (statement === 'COMMIT') {
        levels.push(this.prepare('PRAGMA synchronous').get()?.synchronous);
      }
      return exec.call(this, statement);
    });
    return levels;
  }

  test('an inquiry waits for the disk, also after a claim that did not', async () => {
    const store = open();
    await store.insert(newInquiry());
    await store.claim(claimOptions);
    const levels = watchCommits();
    await store.insert(newInquiry());
    expect(levels).toEqual([full]);
  });

  test('an inquiry waits for the disk, also after a claim that failed', async () => {
    const store = open();
    await store.insert(newInquiry());
    await expect(store.claim({ ...claimOptions, leaseMs: 0.5 })).rejects.toThrow('REAL');
    const levels = watchCommits();
    await store.insert(newInquiry());
    expect(levels).toEqual([full]);
  });
});
