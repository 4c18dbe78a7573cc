import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  type Migration,
  readMigrations,
  selectMigrations,
} from '#server/inquiry/store/migrations.ts';

export interface SqliteFile {
  path: string;
  migrations?: readonly Migration[];
  /** Tests limit the size of the file to simulate a full disk. */
  maximumPages?: number;
}

export function openDatabase(file: SqliteFile): DatabaseSync {
  const { path, maximumPages, migrations = readMigrations('sqlite') } = file;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  ensurePrivateFile(path);
  for (const suffix of ['', '-wal', '-shm']) restrictPermissions(`${path}${suffix}`);
  const db = new DatabaseSync(path, { timeout: 2000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (maximumPages) db.exec(`PRAGMA max_page_count = ${maximumPages}`);
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite creates its other files with the same permissions as the database. */
function createPrivateFile(path: string) {
  // The file must be new, because closing a file that SQLite has open would release its locks.
  closeSync(openSync(path, 'wx', 0o600));
}

function ensurePrivateFile(path: string) {
  try {
    createPrivateFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** This skips files of other users, because only the owner can change the permissions. */
function restrictPermissions(path: string) {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file && file.uid === process.getuid?.() && file.mode & 0o077) chmodSync(path, 0o600);
}

export function backUpDatabase(path: string, copyPath: string) {
  const db = new DatabaseSync(path, { timeout: 2000 });
  try {
    if (getSchemaVersion(db) === 0) throw new Error(`${path} is not an inquiry database.`);
    createPrivateFile(copyPath);
    try {
      db.prepare('VACUUM INTO ?').run(copyPath);
      syncFile(copyPath);
    } catch (error) {
      rmSync(copyPath);
      throw error;
    }
  } finally {
    db.close();
  }
}

/** SQLite doesn't sync the copy to disk. */
function syncFile(path: string) {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

const getSchemaVersion = (db: DatabaseSync) =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version);

const truncateResult = z.object({ busy: z.literal(0) });
const truncatePauseMs = 100;
const truncateAttempts = 20;

/** Deleted text stays in the write-ahead log until it's emptied. This never waits for a lock. */
export async function truncateLog(path: string): Promise<void> {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let attempt = 1; attempt <= truncateAttempts; attempt += 1) {
      if (truncateResult.safeParse(checkpoint.get()).success) return;
      await wait(truncatePauseMs);
    }
  } finally {
    db.close();
  }
  throw new Error('another program is reading the database');
}

function migrate(db: DatabaseSync, migrations: readonly Migration[]) {
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { sql } of selectMigrations(migrations, getSchemaVersion(db))) db.exec(sql);
    // Write the version even if it's unchanged, because SQLite opens read-only files without an error.
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** These codes mean read-only, I/O error, corrupt, can't open and not a database. */
const persistentErrors = new Set([8, 10, 11, 14, 26]);

/** After these errors, a connection stays read-only or broken, even if the disk recovers. */
export function needsNewConnection(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return persistentErrors.has(code & 0xff);
}

/** The result changes when another file replaces the one at this path. */
export function getFileIdentity(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : 'gone';
}
