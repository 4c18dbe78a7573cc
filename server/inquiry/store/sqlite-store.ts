import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { groupWrites } from '#server/inquiry/store/group-writes.ts';
import { probeInquiry } from '#server/inquiry/store/probe-inquiry.ts';
import {
  countRow,
  dueRow,
  foundRow,
  idRow,
  toClaim,
  toDelivery,
  toInquiry,
  toJson,
} from '#server/inquiry/store/rows.ts';
import {
  emptyLog,
  fileIdentity,
  needsNewConnection,
  openDatabase,
  type SqliteFile,
} from '#server/inquiry/store/sqlite-database.ts';
import { sqliteStatements as sql } from '#server/inquiry/store/sqlite-statements.ts';
import {
  type ClaimedDelivery,
  type ClaimOptions,
  type DeliveryKind,
  type DeliveryResult,
  dedupeWindowMs,
  type InquiryCounts,
  type InquiryStore,
  type ListFilter,
  type NewInquiry,
  noticeIntervalMs,
} from '#server/inquiry/store/store.ts';

export interface SqliteStoreOptions extends SqliteFile {
  clock?: () => number;
  /** What was deleted could not be overwritten in the write-ahead log as well. */
  onLogKept?: (error: unknown) => void;
}

/** SQLite in a file of its own: for one machine, with nothing to install. */
export class SqliteStore implements InquiryStore {
  readonly #options: SqliteStoreOptions;
  readonly #clock: () => number;
  #db: DatabaseSync;
  #file: string;
  #closed = false;
  #prepared = new Map<string, StatementSync>();
  readonly #write = groupWrites((work) => this.#transaction(work));

  constructor(options: SqliteStoreOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#db = openDatabase(options);
    this.#file = fileIdentity(options.path);
  }

  async clock() {
    return this.#clock();
  }

  insert(inquiry: NewInquiry): Promise<{ id: string; duplicate: boolean }> {
    return this.#write(() => this.#store(inquiry));
  }

  async probe() {
    this.#transaction(() => this.#prepare(sql.remove).run(this.#store(probeInquiry).id));
  }

  #store(inquiry: NewInquiry) {
    const now = this.#clock();
    const { dedupeKey, quarantine, deliveries } = inquiry;
    if (dedupeKey !== null) {
      this.#prepare(sql.forgetKey).run(dedupeKey, now - dedupeWindowMs);
      const found = this.#prepare(sql.findKey).get(dedupeKey);
      if (found) return { id: foundRow.parse(found).id, duplicate: true };
    }
    const id = randomUUID();
    const state = quarantine === null ? 'queued' : 'quarantined';
    this.#prepare(sql.insertInquiry).run(
      id,
      dedupeKey,
      now,
      state,
      quarantine,
      ...inquiryFields.map((field) => inquiry[field]),
    );
    if (quarantine === null) {
      const insert = this.#prepare(sql.insertDelivery);
      for (const kind of deliveries) insert.run(id, kind, now);
    } else {
      const wait = noticeIntervalMs;
      this.#prepare(sql.insertNotice).run(id, now, wait, now, wait);
    }
    return { id, duplicate: false };
  }

  async claim(options: ClaimOptions): Promise<ClaimedDelivery[]> {
    const { limit, leaseMs, longestDelayMs, firstAttempts } = options;
    const now = this.#clock();
    const token = randomUUID();
    // A power failure may take a lease back, which does no harm, so nobody waits for the disk.
    const rows = this.#transactionWithoutSync(() => {
      this.#prepare(sql.anchorLease).run(now + leaseMs, now + leaseMs);
      const far = now + longestDelayMs;
      const claim = this.#prepare(sql.claim);
      const { changes } = claim.run(
        token,
        now + leaseMs,
        now,
        far,
        now,
        firstAttempts ? 0 : 1,
        limit,
      );
      return changes ? this.#prepare(sql.claimed).all(token) : [];
    });
    return rows.map(toClaim);
  }

  async finish(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean> {
    const now = this.#clock();
    const { inquiry, kind, leaseToken } = claimed;
    const error = result.error ?? null;
    const { takenBy, refusedBy } = toJson(result.recipients);
    const waits = result.state === 'waiting';
    return this.#write(() => {
      const due = waits ? now + result.retryInMs : now;
      const refused = waits && result.refused ? 1 : 0;
      const { changes } = this.#prepare(sql.finish).run(
        result.state,
        due,
        refused,
        error,
        waits ? null : now,
        takenBy,
        refusedBy,
        inquiry.id,
        kind,
        leaseToken,
      );
      if (changes && !waits && kind === 'notification') {
        this.#prepare(sql.setState).run(result.state, error, inquiry.id);
      }
      return changes > 0;
    });
  }

  async nextDueIn() {
    const { due } = dueRow.parse(this.#query(sql.nextDue).get());
    return due === null ? null : Math.max(0, due - this.#clock());
  }

  async counts(): Promise<InquiryCounts> {
    const states = { queued: 0, sent: 0, written: 0, failed: 0, quarantined: 0 };
    let oldestUndelivered: number | null = null;
    for (const row of this.#query(sql.counts).all()) {
      const { state, count, oldest } = countRow.parse(row);
      states[state] = count;
      if (state === 'queued' || state === 'failed') {
        oldestUndelivered = Math.min(oldestUndelivered ?? oldest, oldest);
      }
    }
    return { states, oldestUndelivered };
  }

  async list({ state, limit }: ListFilter) {
    const rows = this.#query(sql.list).all(
      state ?? null,
      state ?? null,
      state ?? null,
      limit ?? -1,
    );
    return rows.map(toInquiry);
  }

  async find(id: string) {
    const row = this.#query(sql.find).get(id);
    if (!row) return null;
    const deliveries = this.#query(sql.deliveries).all(id).map(toDelivery);
    return { inquiry: toInquiry(row), deliveries };
  }

  async retry(id: string, kinds: readonly DeliveryKind[]): Promise<boolean> {
    const now = this.#clock();
    return this.#transaction(() => {
      if (!this.#prepare(sql.retryable).get(id)) return false;
      this.#prepare(sql.requeue).run(id);
      const insert = this.#prepare(sql.requeueDelivery);
      for (const kind of kinds) insert.run(id, kind, now);
      return true;
    });
  }

  async purge({ before, dryRun }: { before: number; dryRun: boolean }): Promise<string[]> {
    const ids = this.#transaction(() => {
      const found = this.#prepare(sql.purgeable)
        .all(before)
        .map((row) => idRow.parse(row).id);
      const remove = this.#prepare(sql.remove);
      if (!dryRun) for (const id of found) remove.run(id);
      return found;
    });
    // Also when nothing was deleted now: the last time a reader may have been in the way.
    const { path, onLogKept } = this.#options;
    if (!dryRun) await emptyLog(path).catch((error: unknown) => onLogKept?.(error));
    return ids;
  }

  async close() {
    this.#closed = true;
    if (this.#db.isOpen) this.#db.close();
  }

  #prepare(statement: string): StatementSync {
    const known = this.#prepared.get(statement);
    if (known) return known;
    const prepared = this.#db.prepare(statement);
    this.#prepared.set(statement, prepared);
    return prepared;
  }

  #query(statement: string): StatementSync {
    this.#current();
    return this.#prepare(statement);
  }

  #transactionWithoutSync<Result>(work: () => Result): Result {
    const db = this.#current();
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.#transaction(work);
    } finally {
      if (db.isOpen) db.exec('PRAGMA synchronous = FULL');
    }
  }

  #transaction<Result>(work: () => Result): Result {
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
