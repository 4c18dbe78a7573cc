import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inquiryFields } from '#library/inquiry/fields.ts';
import {
  type Migration,
  pendingMigrations,
  readMigrations,
} from '#server/inquiry/store/migrations.ts';
import { openPool, transact } from '#server/inquiry/store/postgres-pool.ts';
import { postgresStatements as sql } from '#server/inquiry/store/postgres-statements.ts';
import {
  clockRow,
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
  versionRow,
} from '#server/inquiry/store/rows.ts';
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

export interface PostgresStoreOptions {
  url: string;
  /** For tests; otherwise the clock of the database, which all servers share. */
  clock?: () => number;
  migrations?: readonly Migration[];
  /** A connection broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/** Serializes migrations of several servers that start at once. */
const migrationLock = 4_706_291;

/** PostgreSQL: for several web servers that share one database. */
export class PostgresStore implements InquiryStore {
  readonly #pool: pg.Pool;
  readonly #clock: (() => number) | undefined;

  private constructor(pool: pg.Pool, clock: (() => number) | undefined) {
    this.#pool = pool;
    this.#clock = clock;
  }

  static async open(options: PostgresStoreOptions): Promise<PostgresStore> {
    const pool = openPool(options.url, (error) => options.onConnectionLost?.(error));
    const store = new PostgresStore(pool, options.clock);
    try {
      await store.#migrate(options.migrations ?? readMigrations('postgres'));
      return store;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async clock() {
    const { rows } = await this.#pool.query(sql.clock, [this.#now()]);
    return clockRow.parse(rows[0]).now;
  }

  async insert(inquiry: NewInquiry): Promise<{ id: string; duplicate: boolean }> {
    const { dedupeKey } = inquiry;
    const id = randomUUID();
    // Two rounds are enough: the second follows only when a key was forgotten or just removed.
    for (let round = 0; round < 3; round += 1) {
      const inserted = await this.#pool.query(sql.insert, this.#insertValues(id, inquiry));
      if (inserted.rows.length > 0) return { id, duplicate: false };
      const { rows } = await this.#pool.query(sql.findKey, [
        this.#now(),
        dedupeKey,
        dedupeWindowMs,
      ]);
      if (rows.length > 0) return { id: toId(rows[0]), duplicate: true };
      await this.#pool.query(sql.forgetKey, [this.#now(), dedupeKey, dedupeWindowMs]);
    }
    throw new Error('The inquiry could neither be stored nor found: its key keeps changing.');
  }

  async probe() {
    const id = randomUUID();
    await transact(this.#pool, async (client) => {
      await client.query(sql.insert, this.#insertValues(id, probeInquiry));
      await client.query(sql.remove, [id]);
    });
  }

  #insertValues(id: string, inquiry: NewInquiry) {
    const { dedupeKey, quarantine, deliveries } = inquiry;
    const state = quarantine === null ? 'queued' : 'quarantined';
    const kinds = quarantine === null ? deliveries : [];
    const entries = inquiryFields.map((field) => inquiry[field]);
    return [this.#now(), id, dedupeKey, state, quarantine, kinds, noticeIntervalMs, ...entries];
  }

  async claim(options: ClaimOptions): Promise<ClaimedDelivery[]> {
    const { limit, leaseMs, longestDelayMs, firstAttempts = false } = options;
    await this.#pool.query(sql.anchorLease, [this.#now(), leaseMs]);
    const values = [this.#now(), randomUUID(), leaseMs, limit, longestDelayMs, firstAttempts];
    const { rows } = await this.#pool.query(sql.claim, values);
    return rows.map(toClaim);
  }

  async finish(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean> {
    const { inquiry, kind, leaseToken } = claimed;
    const waits = result.state === 'waiting';
    const { takenBy, refusedBy } = toJson(result.recipients);
    const { rows } = await this.#pool.query(sql.finish, [
      this.#now(),
      result.state,
      waits ? result.retryInMs : 0,
      result.error ?? null,
      inquiry.id,
      kind,
      leaseToken,
      waits && result.refused ? 1 : 0,
      takenBy,
      refusedBy,
    ]);
    return rows.length > 0;
  }

  async nextDueIn() {
    const { rows } = await this.#pool.query(sql.nextDue, [this.#now()]);
    return dueRow.parse(rows[0]).due;
  }

  async counts(): Promise<InquiryCounts> {
    return toCounts((await this.#pool.query(sql.counts)).rows);
  }

  async list(filter: ListFilter) {
    const { state = null, email, limit = null } = filter;
    const most = email === undefined ? limit : null;
    const { rows } = await this.#pool.query(sql.list, [state, most]);
    return filterByEmail(rows.map(toInquiry), filter);
  }

  async find(id: string) {
    const { rows } = await this.#pool.query(sql.find, [id]);
    if (rows.length === 0) return null;
    const deliveries = await this.#pool.query(sql.deliveries, [id]);
    return { inquiry: toInquiry(rows[0]), deliveries: deliveries.rows.map(toDelivery) };
  }

  async retry(id: string, kinds: readonly DeliveryKind[]): Promise<boolean> {
    return transact(this.#pool, async (client) => {
      const { rows } = await client.query(sql.retryable, [id]);
      if (rows.length === 0) return false;
      await client.query(sql.requeue, [id]);
      await client.query(sql.requeueDeliveries, [this.#now(), id, kinds]);
      return true;
    });
  }

  async purge({ before, dryRun }: { before: number; dryRun: boolean }): Promise<string[]> {
    const { rows } = dryRun
      ? await this.#pool.query(sql.purgeable, [before])
      : await this.#pool.query(sql.purge, [before, this.#now()]);
    return rows.map(toId);
  }

  async delete(ids: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query(sql.delete, [ids, this.#now()]);
    return rows.map(toId);
  }

  async deletions() {
    return (await this.#pool.query(sql.deletions)).rows.map(toId);
  }

  async forgetDeletions({ before }: { before: number }) {
    await this.#pool.query(sql.forgetDeletions, [before]);
  }

  async claimDigest({ leaseMs }: { leaseMs: number }): Promise<ClaimedDigest | null> {
    const leaseToken = randomUUID();
    const values = [this.#now(), leaseToken, leaseMs, digestIntervalMs];
    const { rows } = await this.#pool.query(sql.claimDigest, values);
    if (rows.length === 0) return null;
    const { id, now: claimedAt } = toDigest(rows[0]);
    const undelivered = await this.#pool.query(sql.undelivered);
    return { id, claimedAt, leaseToken, inquiries: undelivered.rows.map(toUndelivered) };
  }

  async finishDigest({ leaseToken, claimedAt }: ClaimedDigest, sent: boolean) {
    await this.#pool.query(sql.finishDigest, [sent ? claimedAt : null, leaseToken]);
  }

  async close() {
    await this.#pool.end();
  }

  #now(): number | null {
    return this.#clock?.() ?? null;
  }

  async #migrate(migrations: readonly Migration[]) {
    await transact(this.#pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
      await client.query(sql.createVersions);
      const { rows } = await client.query(sql.version);
      for (const migration of pendingMigrations(migrations, versionRow.parse(rows[0]).version)) {
        await client.query(migration.sql);
        await client.query(sql.recordVersion, [migration.version, migration.name]);
      }
    });
  }
}
