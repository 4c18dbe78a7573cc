import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  type Migration,
  pendingMigrations,
  readMigrations,
} from '#server/inquiry/store/migrations.ts';

export interface SqliteFile {
  path: string;
  migrations?: readonly Migration[];
  /** The most pages the file may have; stands in for a full disk. */
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

/** For its owner only. SQLite gives the files beside a database the permissions of the database. */
function createPrivateFile(path: string) {
  // Only ever a new file: closing one that SQLite has open would end the locks it holds.
  closeSync(openSync(path, 'wx', 0o600));
}

function ensurePrivateFile(path: string) {
  try {
    createPrivateFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** A file of another user is left to that user. */
function restrictPermissions(path: string) {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file && file.uid === process.getuid?.() && file.mode & 0o077) chmodSync(path, 0o600);
}

/** Copies a database that may be in use, complete and consistent, as it stands. */
export function backUpDatabase(path: string, copy: string) {
  const db = new DatabaseSync(path, { timeout: 2000 });
  try {
    if (schemaVersion(db) === 0) throw new Error(`${path} is no database of inquiries.`);
    createPrivateFile(copy);
    try {
      db.prepare('VACUUM INTO ?').run(copy);
      syncFile(copy);
    } catch (error) {
      rmSync(copy);
      throw error;
    }
  } finally {
    db.close();
  }
}

/** SQLite does not, for a copy. */
function syncFile(path: string) {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

const schemaVersion = (db: DatabaseSync) =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version);

const emptied = z.object({ busy: z.literal(0) });
const truncatePauseMs = 100;
const truncateAttempts = 20;

/**
 * Empties the write-ahead log, where deleted text stands until it is overwritten. On a connection
 * of its own that never waits for a lock, so that the server answers meanwhile.
 */
export async function truncateLog(path: string): Promise<void> {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let attempt = 1; attempt <= truncateAttempts; attempt += 1) {
      if (emptied.safeParse(checkpoint.get()).success) return;
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
    for (const { sql } of pendingMigrations(migrations, schemaVersion(db))) db.exec(sql);
    // Written also when nothing changes: SQLite opens what is read-only without a complaint.
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Read-only, input/output error, corrupt, cannot open, not a database. */
const persistentErrors = new Set([8, 10, 11, 14, 26]);

/** SQLite stays read-only or broken on a connection that once was, also when the disk is not. */
export function needsNewConnection(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return persistentErrors.has(code & 0xff);
}

/** Which file this is, whatever its name. */
export function fileIdentity(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : 'gone';
}
