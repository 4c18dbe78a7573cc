import { randomUUID } from 'node:crypto';
import { inquiryFields } from '#library/inquiry/fields.ts';
import {
  dueRow,
  filterByEmail,
  probeInquiry,
  toClaim,
  toCounts,
  toDelivery,
  toDigest,
  toId,
  toInquiry,
  toJson,
  toUndelivered,
} from '#server/inquiry/store/rows.ts';
import { groupWrites, SqliteConnection } from '#server/inquiry/store/sqlite-connection.ts';
import { emptyLog, type SqliteFile } from '#server/inquiry/store/sqlite-database.ts';
import { sqliteStatements as sql } from '#server/inquiry/store/sqlite-statements.ts';
import {
  type ClaimedDelivery,
  type ClaimedDigest,
  type ClaimOptions,
  type DeliveryKind,
  type DeliveryResult,
  dedupeWindowMs,
  digestIntervalMs,
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
  readonly #db: SqliteConnection;
  readonly #write = groupWrites((work) => this.#db.transaction(work));

  constructor(options: SqliteStoreOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#db = new SqliteConnection(options);
  }

  async clock() {
    return this.#clock();
  }

  insert(inquiry: NewInquiry): Promise<{ id: string; duplicate: boolean }> {
    return this.#write(() => this.#store(inquiry));
  }

  async probe() {
    this.#db.transaction(() => this.#db.prepare(sql.remove).run(this.#store(probeInquiry).id));
  }

  #store(inquiry: NewInquiry) {
    const now = this.#clock();
    const { dedupeKey, quarantine, deliveries } = inquiry;
    if (dedupeKey !== null) {
      this.#db.prepare(sql.forgetKey).run(now, dedupeKey, dedupeWindowMs);
      const found = this.#db.prepare(sql.findKey).get(now, dedupeKey, dedupeWindowMs);
      if (found) return { id: toId(found), duplicate: true };
    }
    const id = randomUUID();
    const state = quarantine === null ? 'queued' : 'quarantined';
    this.#db
      .prepare(sql.insertInquiry)
      .run(id, dedupeKey, now, state, quarantine, ...inquiryFields.map((field) => inquiry[field]));
    if (quarantine === null) {
      const insert = this.#db.prepare(sql.insertDelivery);
      for (const kind of deliveries) insert.run(id, kind, now);
    } else {
      const wait = noticeIntervalMs;
      this.#db.prepare(sql.insertNotice).run(id, now, wait, now, wait);
    }
    return { id, duplicate: false };
  }

  async claim(options: ClaimOptions): Promise<ClaimedDelivery[]> {
    const { limit, leaseMs, longestDelayMs, firstAttempts } = options;
    const now = this.#clock();
    const token = randomUUID();
    // A power failure may take a lease back, which does no harm, so nobody waits for the disk.
    const rows = this.#db.transactionWithoutSync(() => {
      this.#db.prepare(sql.anchorLease).run(now, leaseMs);
      const far = now + longestDelayMs;
      const claim = this.#db.prepare(sql.claim);
      const { changes } = claim.run(
        token,
        now + leaseMs,
        now,
        far,
        now,
        firstAttempts ? 0 : 1,
        limit,
      );
      return changes ? this.#db.prepare(sql.claimed).all(token) : [];
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
      const { changes } = this.#db
        .prepare(sql.finish)
        .run(
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
        this.#db.prepare(sql.setState).run(result.state, error, inquiry.id);
      }
      return changes > 0;
    });
  }

  async nextDueIn() {
    const { due } = dueRow.parse(this.#db.query(sql.nextDue).get());
    return due === null ? null : Math.max(0, due - this.#clock());
  }

  async counts(): Promise<InquiryCounts> {
    return toCounts(this.#db.query(sql.counts).all());
  }

  async list(filter: ListFilter) {
    const { state = null, email, limit = -1 } = filter;
    const most = email === undefined ? limit : -1;
    const rows = this.#db.query(sql.list).all(state, most);
    return filterByEmail(rows.map(toInquiry), filter);
  }

  async find(id: string) {
    const row = this.#db.query(sql.find).get(id);
    if (!row) return null;
    const deliveries = this.#db.query(sql.deliveries).all(id).map(toDelivery);
    return { inquiry: toInquiry(row), deliveries };
  }

  async retry(id: string, kinds: readonly DeliveryKind[]): Promise<boolean> {
    const now = this.#clock();
    return this.#db.transaction(() => {
      if (!this.#db.prepare(sql.retryable).get(id)) return false;
      this.#db.prepare(sql.requeue).run(id);
      const insert = this.#db.prepare(sql.requeueDelivery);
      for (const kind of kinds) insert.run(id, kind, now);
      return true;
    });
  }

  async purge({ before, dryRun }: { before: number; dryRun: boolean }): Promise<string[]> {
    const ids = this.#db.transaction(() => {
      const found = this.#db.prepare(sql.purgeable).all(before).map(toId);
      return dryRun ? found : this.#remove(found);
    });
    if (!dryRun) await this.#emptyLog();
    return ids;
  }

  async delete(ids: readonly string[]): Promise<string[]> {
    const deleted = this.#db.transaction(() => this.#remove(ids));
    await this.#emptyLog();
    return deleted;
  }

  #remove(ids: readonly string[]): string[] {
    const remove = this.#db.prepare(sql.remove);
    const deleted = ids.filter((id) => remove.run(id).changes > 0);
    const record = this.#db.prepare(sql.recordDeletion);
    for (const id of deleted) record.run(id, this.#clock());
    return deleted;
  }

  /** Also when nothing was deleted now: the last time a reader may have been in the way. */
  async #emptyLog() {
    const { path, onLogKept } = this.#options;
    await emptyLog(path).catch((error: unknown) => onLogKept?.(error));
  }

  async deletions() {
    return this.#db.query(sql.deletions).all().map(toId);
  }

  async forgetDeletions({ before }: { before: number }) {
    this.#db.query(sql.forgetDeletions).run(before);
  }

  async claimDigest({ leaseMs }: { leaseMs: number }): Promise<ClaimedDigest | null> {
    const leaseToken = randomUUID();
    const now = this.#clock();
    return this.#db.transaction(() => {
      const claim = this.#db.prepare(sql.claimDigest);
      const row = claim.get(now, leaseToken, leaseMs, digestIntervalMs);
      if (!row) return null;
      const inquiries = this.#db.prepare(sql.undelivered).all().map(toUndelivered);
      return { id: toDigest(row).id, claimedAt: now, leaseToken, inquiries };
    });
  }

  async finishDigest({ leaseToken, claimedAt }: ClaimedDigest, sent: boolean) {
    this.#db.query(sql.finishDigest).run(sent ? claimedAt : null, leaseToken);
  }

  async close() {
    this.#db.close();
  }
}
