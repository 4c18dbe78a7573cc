import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  fileIdentity,
  needsNewConnection,
  openDatabase,
  type SqliteFile,
} from '#server/inquiry/store/sqlite-database.ts';

/** The database of the file that is there now, with its statements and transactions. */
export class SqliteConnection {
  readonly #options: SqliteFile;
  #db: DatabaseSync;
  #file: string;
  #closed = false;
  #prepared = new Map<string, StatementSync>();

  constructor(options: SqliteFile) {
    this.#options = options;
    this.#db = openDatabase(options);
    this.#file = fileIdentity(options.path);
  }

  /** For use inside a transaction. */
  prepare(statement: string): StatementSync {
    const known = this.#prepared.get(statement);
    if (known) return known;
    const prepared = this.#db.prepare(statement);
    this.#prepared.set(statement, prepared);
    return prepared;
  }

  /** For use outside of a transaction. */
  query(statement: string): StatementSync {
    this.#current();
    return this.prepare(statement);
  }

  transactionWithoutSync<Result>(work: () => Result): Result {
    const db = this.#current();
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      if (db.isOpen) db.exec('PRAGMA synchronous = FULL');
    }
  }

  transaction<Result>(work: () => Result): Result {
    const db = this.#current();
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the cause.
      if (db.isTransaction) db.exec('ROLLBACK');
      if (needsNewConnection(error)) db.close();
      throw error;
    }
  }

  close() {
    this.#closed = true;
    if (this.#db.isOpen) this.#db.close();
  }

  /** A file that was removed or replaced would swallow inquiries without an error: open it anew. */
  #current(): DatabaseSync {
    if (this.#closed) throw new Error('The inquiry store is closed.');
    if (!this.#db.isOpen || fileIdentity(this.#options.path) !== this.#file) {
      this.#prepared.clear();
      if (this.#db.isOpen) this.#db.close();
      this.#db = openDatabase(this.#options);
      this.#file = fileIdentity(this.#options.path);
    }
    return this.#db;
  }
}

interface Write {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

/** What is written in the same turn shares one transaction, so that one sync serves it all. */
export function groupWrites(transaction: (work: () => void) => void) {
  let waiting: Write[] = [];

  const flush = () => {
    const writes = waiting;
    waiting = [];
    try {
      transaction(() => {
        for (const { run } of writes) run();
      });
      for (const { done } of writes) done();
    } catch (error) {
      for (const { failed } of writes) failed(error);
    }
  };

  return <Result>(work: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      let result: Result;
      waiting.push({
        run: () => {
          result = work();
        },
        done: () => resolve(result),
        failed: reject,
      });
      if (waiting.length === 1) setImmediate(flush);
    });
}
