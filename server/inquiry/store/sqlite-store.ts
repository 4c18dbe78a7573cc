import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  SqlStore,
  type Statement,
  type TransactionKind,
  type Work,
} from '#server/inquiry/store/sql-store.ts';
import {
  getFileIdentity,
  needsNewConnection,
  openDatabase,
  type SqliteFile,
  truncateLog,
} from '#server/inquiry/store/sqlite-database.ts';
import { sqliteStatements } from '#server/inquiry/store/statements.ts';

export interface SqliteStoreOptions extends SqliteFile {
  clock?: () => number;
  onTruncateFailed?: (error: unknown) => void;
}

export class SqliteStore extends SqlStore {
  readonly #options: SqliteStoreOptions;
  #db: DatabaseSync;
  #fileIdentity: string;
  #isClosed = false;
  #preparedStatements = new Map<string, StatementSync>();
  #group: { run(): void; resolve(): void; reject(error: unknown): void }[] = [];

  constructor(options: SqliteStoreOptions) {
    super(sqliteStatements);
    this.#options = options;
    this.#db = openDatabase(options);
    this.#fileIdentity = getFileIdentity(options.path);
  }

  async clock() {
    return this.now();
  }

  async close() {
    this.#isClosed = true;
    if (this.#db.isOpen) this.#db.close();
  }

  override async purge(options: { before: number; dryRun: boolean }) {
    const ids = await super.purge(options);
    if (!options.dryRun) await this.#truncateLog();
    return ids;
  }

  override async delete(ids: readonly string[]) {
    const deleted = await super.delete(ids);
    await this.#truncateLog();
    return deleted;
  }

  /** This runs even if nothing was deleted, because a reader may have blocked the last attempt. */
  async #truncateLog() {
    const { path, onTruncateFailed } = this.#options;
    await truncateLog(path).catch((error: unknown) => onTruncateFailed?.(error));
  }

  protected now() {
    return (this.#options.clock ?? Date.now)();
  }

  protected async query(...statement: Statement) {
    this.#openCurrentFile();
    return this.#run(statement);
  }

  protected async transaction<Result>(work: Work<Result>, kind?: TransactionKind) {
    if (kind === 'grouped') return this.#joinGroup(work);
    if (kind === 'unsynced') return this.#transactWithoutSync(() => this.#runAll(work));
    return this.#transact(() => this.#runAll(work));
  }

  #run([sql, ...values]: Statement): unknown[] {
    const preparedStatement = this.#preparedStatements.get(sql) ?? this.#db.prepare(sql);
    this.#preparedStatements.set(sql, preparedStatement);
    return preparedStatement.all(...values);
  }

  #runAll<Result>(statements: Work<Result>): Result {
    let next = statements.next();
    while (!next.done) next = statements.next(this.#run(next.value));
    return next.value;
  }

  #transact<Result>(work: () => Result): Result {
    const db = this.#openCurrentFile();
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // If the disk is full, SQLite rolls back by itself, and another rollback would hide the cause.
      if (db.isTransaction) db.exec('ROLLBACK');
      if (needsNewConnection(error)) db.close();
      throw error;
    }
  }

  #transactWithoutSync<Result>(work: () => Result): Result {
    const db = this.#openCurrentFile();
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.#transact(work);
    } finally {
      if (db.isOpen) db.exec('PRAGMA synchronous = FULL');
    }
  }

  /** Work from the same turn of the event loop shares one transaction and one disk sync. */
  #joinGroup<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#group.push({
        run: () => {
          result = this.#runAll(work);
        },
        resolve: () => resolve(result),
        reject,
      });
      if (this.#group.length === 1) setImmediate(() => this.#runGroup());
    });
  }

  #runGroup() {
    const group = this.#group;
    this.#group = [];
    try {
      this.#transact(() => {
        for (const { run } of group) run();
      });
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Writes to a file that was removed or replaced would be lost without an error, so reopen it. */
  #openCurrentFile(): DatabaseSync {
    if (this.#isClosed) throw new Error('The inquiry store is closed.');
    if (!this.#db.isOpen || getFileIdentity(this.#options.path) !== this.#fileIdentity) {
      this.#preparedStatements.clear();
      if (this.#db.isOpen) this.#db.close();
      this.#db = openDatabase(this.#options);
      this.#fileIdentity = getFileIdentity(this.#options.path);
    }
    return this.#db;
  }
}
