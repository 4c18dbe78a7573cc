import { randomBytes, randomUUID } from 'node:crypto';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { parseReference } from '#library/inquiry/reference.ts';
import {
  digestRow,
  dueRow,
  filterByEmail,
  mailCheckRow,
  probeInquiry,
  reportableRows,
  testRows,
  toClaim,
  toDelivery,
  toId,
  toInquiry,
  toJson,
  toSigningKey,
  toStats,
} from '#server/inquiry/store/rows.ts';
import type { Statements } from '#server/inquiry/store/statements.ts';
import {
  type Bounce,
  type BounceResult,
  type ClaimedDelivery,
  type ClaimedDigest,
  type ClaimedMailCheck,
  type ClaimOptions,
  type DeliveryKind,
  type DeliveryResult,
  type DigestClaimOptions,
  dedupeWindowMs,
  digestIntervalMs,
  type InquiryStore,
  type ListFilter,
  longestDelayMs,
  type NewInquiry,
  noticeIntervalMs,
} from '#server/inquiry/store/store.ts';

type Value = string | number | null;
export type Statement = readonly [sql: string, ...values: Value[]];

/** A generator, because SQLite runs statements synchronously and PostgreSQL asynchronously. */
export type Work<Result> = Generator<Statement, Result, unknown[]>;

/** `grouped` work may share one disk sync, and a power failure may undo `unsynced` work. */
export type TransactionKind = 'grouped' | 'unsynced';

export abstract class SqlStore implements InquiryStore {
  readonly #sql: Statements;

  constructor(statements: Statements) {
    this.#sql = statements;
  }

  abstract clock(): Promise<number>;
  abstract close(): Promise<void>;
  /** Returns the time for statements, or `null` to use the database's clock. */
  protected abstract now(): number | null;
  protected abstract query(...statement: Statement): Promise<unknown[]>;
  protected abstract transaction<Result>(
    work: Work<Result>,
    kind?: TransactionKind,
  ): Promise<Result>;

  insert(inquiry: NewInquiry) {
    return this.transaction(this.#insert(inquiry), 'grouped');
  }

  async probe() {
    await this.transaction(this.#insertAndDelete(probeInquiry));
  }

  *#insertAndDelete(inquiry: NewInquiry): Work<void> {
    const { id } = yield* this.#insert(inquiry);
    yield [this.#sql.delete, id];
  }

  *#insert(inquiry: NewInquiry): Work<{ id: string; isDuplicate: boolean }> {
    const { dedupeKey, quarantine, deliveries } = inquiry;
    const state = quarantine === null ? 'queued' : 'quarantined';
    const entries = inquiryFields.map((field) => inquiry[field]);
    // The key may have expired, its inquiry may be gone, or the reference number may be taken.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const id = randomUUID();
      const isTest = inquiry.isTest ? 1 : 0;
      const values = [this.now(), id, dedupeKey, state, quarantine, isTest, ...entries];
      const insertedRows = yield [this.#sql.insert, ...values];
      if (insertedRows.length > 0) {
        if (quarantine === null) yield* this.#queue(id, deliveries);
        else yield [this.#sql.queueNotice, this.now(), id, noticeIntervalMs];
        return { id, isDuplicate: false };
      }
      const duplicateRows = yield [this.#sql.findKey, this.now(), dedupeKey, dedupeWindowMs];
      if (duplicateRows.length > 0) return { id: toId(duplicateRows[0]), isDuplicate: true };
      yield [this.#sql.forgetKey, this.now(), dedupeKey, dedupeWindowMs];
    }
    throw new Error('The inquiry still conflicted with another one after 3 attempts.');
  }

  *#queue(id: string, kinds: readonly DeliveryKind[]): Work<void> {
    for (const kind of kinds) yield [this.#sql.queue, this.now(), id, kind];
  }

  claim(options: ClaimOptions) {
    return this.transaction(this.#claim(options), 'unsynced');
  }

  *#claim({ limit, leaseMs, firstAttemptsOnly }: ClaimOptions): Work<ClaimedDelivery[]> {
    const token = randomUUID();
    const skipRetries = firstAttemptsOnly ? 1 : 0;
    yield [this.#sql.shortenLease, this.now(), leaseMs];
    yield [this.#sql.claim, this.now(), token, leaseMs, limit, longestDelayMs, skipRetries];
    return (yield [this.#sql.selectClaimed, token]).map(toClaim);
  }

  finish(delivery: ClaimedDelivery, result: DeliveryResult) {
    return this.transaction(this.#finish(delivery, result), 'grouped');
  }

  *#finish({ inquiry, kind, leaseToken }: ClaimedDelivery, result: DeliveryResult): Work<boolean> {
    const { state, error = null } = result;
    const delay = state === 'waiting' ? result.retryInMs : 0;
    const refusals = state === 'waiting' && result.isRefusal ? 1 : 0;
    const { takenBy, refusedBy } = toJson(result.recipients);
    const outcome = [state, delay, error, refusals, takenBy, refusedBy];
    const rows = yield [this.#sql.finish, this.now(), ...outcome, inquiry.id, kind, leaseToken];
    if (rows.length === 0) return false;
    if (state !== 'waiting' && kind === 'notification') {
      yield [this.#sql.setState, inquiry.id, state, error];
    }
    return true;
  }

  async getNextDueIn() {
    const [row] = await this.query(this.#sql.nextDue, this.now());
    const { due } = dueRow.parse(row);
    return due === null ? null : Math.max(0, due);
  }

  async getStats() {
    return toStats(await this.query(this.#sql.stats));
  }

  async list(filter: ListFilter) {
    const { state = null, unanswered, email, limit } = filter;
    const maximum = email === undefined && limit !== undefined ? limit : Number.MAX_SAFE_INTEGER;
    const rows = await this.query(this.#sql.list, state, maximum, unanswered ? 1 : 0);
    return filterByEmail(rows.map(toInquiry), filter);
  }

  async find(key: string) {
    const [row] = await this.query(this.#sql.find, key, parseReference(key));
    if (!row) return null;
    const inquiry = toInquiry(row);
    const deliveryRows = await this.query(this.#sql.deliveries, inquiry.id);
    return { inquiry, deliveries: deliveryRows.map(toDelivery) };
  }

  async setAnswered(id: string, isAnswered: boolean) {
    const rows = await this.query(this.#sql.setAnswered, this.now(), id, isAnswered ? 1 : 0);
    return rows.length > 0;
  }

  async getSigningKey() {
    const rows = await this.query(this.#sql.signingKey);
    if (rows.length > 0) return toSigningKey(rows[0]);
    await this.query(this.#sql.saveSigningKey, randomBytes(32).toString('hex'));
    // Another server may have stored its key first.
    return toSigningKey((await this.query(this.#sql.signingKey))[0]);
  }

  retry(id: string, kinds: readonly DeliveryKind[]) {
    return this.transaction(this.#retry(id, kinds));
  }

  *#retry(id: string, kinds: readonly DeliveryKind[]): Work<boolean> {
    const retryableRows = yield [this.#sql.retryable, id];
    if (retryableRows.length === 0) return false;
    yield [this.#sql.requeue, id];
    yield* this.#queue(id, kinds);
    return true;
  }

  recordBounce(bounce: Bounce) {
    return this.transaction(this.#recordBounce(bounce));
  }

  *#recordBounce({ id, kind, failures }: Bounce): Work<BounceResult> {
    const [row] = yield [this.#sql.lockDelivery, id, kind];
    if (!row) return 'unmatched';
    const { state, takenBy, refusedBy } = toDelivery(row);
    if (state === 'waiting') return 'waiting';
    if (state !== 'sent') return 'unmatched';
    const refusals = failures.flatMap(({ addresses, reason }) => {
      const isNamed = (address: string) => addresses.includes(address.toLowerCase());
      const isKnown = takenBy.some(isNamed) || refusedBy.some(({ address }) => isNamed(address));
      // If the message was forwarded, we don't know the address, and any recipient may have it.
      const bouncedAddresses = isKnown ? takenBy.filter(isNamed) : takenBy;
      return bouncedAddresses.map((address) => ({ address, reason }));
    });
    if (refusals.length === 0) return 'noted';
    const refusedAddresses = new Set(refusals.map(({ address }) => address));
    const recipients = toJson({
      takenBy: takenBy.filter((address) => !refusedAddresses.has(address)),
      refusedBy: [...refusedBy, ...refusals],
    });
    const error = `bounced: ${refusals[0]?.reason}`;
    yield [this.#sql.setBounced, id, kind, recipients.takenBy, recipients.refusedBy, error];
    if (kind !== 'notification' || refusedAddresses.size < takenBy.length) return 'noted';
    yield [this.#sql.markBounced, this.now(), id, error];
    return 'bounced';
  }

  async purge({ before, dryRun }: { before: number; dryRun: boolean }) {
    if (dryRun) return (await this.query(this.#sql.purgeable, before)).map(toId);
    return this.transaction(this.#delete([[this.#sql.purge, before]]));
  }

  async delete(ids: readonly string[]) {
    return this.transaction(this.#delete(ids.map((id) => [this.#sql.delete, id])));
  }

  *#delete(statements: readonly Statement[]): Work<string[]> {
    const deletedIds: string[] = [];
    for (const statement of statements) deletedIds.push(...(yield statement).map(toId));
    for (const id of deletedIds) yield [this.#sql.recordDeletion, this.now(), id];
    return deletedIds;
  }

  async listDeletions() {
    return (await this.query(this.#sql.deletions)).map(toId);
  }

  async forgetDeletions({ before }: { before: number }) {
    await this.query(this.#sql.forgetDeletions, before);
  }

  claimDigest(options: DigestClaimOptions) {
    return this.transaction(this.#claimDigest(options));
  }

  *#claimDigest(options: DigestClaimOptions): Work<ClaimedDigest | null> {
    const { leaseMs, overdueBefore, hasWarnings = false } = options;
    const leaseToken = randomUUID();
    const times = [leaseMs, digestIntervalMs, overdueBefore];
    const isForced = hasWarnings ? 1 : 0;
    const [row] = yield [this.#sql.claimDigest, this.now(), leaseToken, ...times, isForced];
    if (!row) return null;
    const { id, now: claimedAt } = digestRow.parse(row);
    const inquiries = reportableRows.parse(yield [this.#sql.reportable, overdueBefore]);
    return { id, claimedAt, leaseToken, inquiries };
  }

  async finishDigest({ leaseToken, claimedAt }: ClaimedDigest, isSent: boolean) {
    await this.query(this.#sql.finishDigest, isSent ? claimedAt : null, leaseToken);
  }

  async claimMailCheck({ leaseMs }: Pick<ClaimOptions, 'leaseMs'>) {
    const leaseToken = randomUUID();
    const [row] = await this.query(this.#sql.claimMailCheck, this.now(), leaseToken, leaseMs);
    if (!row) return null;
    const { now: claimedAt, testedAt } = mailCheckRow.parse(row);
    return { claimedAt, testedAt, leaseToken };
  }

  async finishMailCheck({ leaseToken, testedAt }: ClaimedMailCheck) {
    await this.query(this.#sql.finishMailCheck, testedAt, leaseToken);
  }

  async listTests() {
    return testRows.parse(await this.query(this.#sql.tests));
  }
}
