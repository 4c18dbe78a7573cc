import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Migration, pendingMigrations, readMigrations } from '#server/inquiry/migrations.ts';

export interface SqliteFile {
  path: string;
  migrations?: readonly Migration[];
  /** The most pages the file may have; stands in for a full disk. */
  maximumPages?: number;
}

export function openDatabase(file: SqliteFile): DatabaseSync {
  const { path, maximumPages, migrations = readMigrations('sqlite') } = file;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
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

function migrate(db: DatabaseSync, migrations: readonly Migration[]) {
  db.exec('BEGIN IMMEDIATE');
  try {
    const found = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    for (const { sql } of pendingMigrations(migrations, found)) db.exec(sql);
    // Written also when nothing changes: SQLite opens what is read-only without a complaint.
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Read-only, input/output error, corrupt, cannot open, not a database. */
const lastingErrors = new Set([8, 10, 11, 14, 26]);

/** SQLite stays read-only or broken on a connection that once was, also when the disk is not. */
export function needsNewConnection(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return lastingErrors.has(code & 0xff);
}

/** Which file this is, whatever its name. */
export function fileIdentity(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : 'gone';
}
