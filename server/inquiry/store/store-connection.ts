import { join } from 'node:path';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import {
  type InquiryStats,
  type InquiryStore,
  NewerSchemaError,
} from '#server/inquiry/store/store.ts';
import type { Settings } from '#server/settings.ts';

const reopenDelayMs = 5000;

/** A successful write proves for this long that the store works. */
const successValidMs = 15_000;

export const getDatabasePath = (dataDir: string) => join(dataDir, 'inquiries.sqlite');

export type StoreSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'databaseUrl'>>;

export async function openStore(settings: StoreSettings, log: InquiryLog): Promise<InquiryStore> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) {
    return new SqliteStore({
      path: getDatabasePath(dataDir),
      onTruncateFailed: (error) =>
        log.warn(
          { reason: getReason(error) },
          'store: inquiries were deleted, but their text stays in inquiries.sqlite-wal until the next purge',
        ),
    });
  }
  const { PostgresStore } = await import('#server/inquiry/store/postgres-store.ts');
  return PostgresStore.open({
    url: databaseUrl,
    onConnectionLost: (error) =>
      log.warn({ reason: getReason(error) }, 'store: a connection to PostgreSQL was lost'),
  });
}

export interface StoreStatus {
  stats: InquiryStats;
  now: number;
}

/**
 * Keeps trying to open the store, because pages work without it. Every write tells whether inquiries
 * can be stored. Reading proves nothing, because it works even when the disk is full.
 */
export class StoreConnection {
  readonly #open: () => Promise<InquiryStore>;
  readonly #log: InquiryLog;
  readonly #clock: () => number;
  #store: InquiryStore | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #lastSuccessAt = Number.NEGATIVE_INFINITY;
  #problem: string | null = null;
  #probePromise: Promise<void> | undefined;
  onOpen: (store: InquiryStore) => void = () => {};

  /** The clock must be monotonic, so it can't be the time of day. */
  constructor(
    open: () => Promise<InquiryStore>,
    log: InquiryLog,
    clock: () => number = () => performance.now(),
  ) {
    this.#open = open;
    this.#log = log;
    this.#clock = clock;
  }

  getStore(): InquiryStore | null {
    return this.#store;
  }

  async start(): Promise<void> {
    try {
      const store = await this.#open();
      if (this.#isStopped) return await store.close();
      this.#store = store;
      this.onOpen(store);
    } catch (error) {
      if (error instanceof NewerSchemaError) throw error;
      const fields = { reason: getReason(error), retryInSeconds: reopenDelayMs / 1000 };
      this.#log.error(fields, 'store: cannot be opened, so inquiries are rejected until it can');
      this.#timer = setTimeout(() => this.#retry(), reopenDelayMs).unref();
    }
  }

  #retry() {
    this.start().catch((error: unknown) => {
      this.#log.error({ reason: getReason(error) }, 'store: cannot be used');
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#store?.close();
  }

  recordSuccess() {
    this.#lastSuccessAt = this.#clock();
    if (this.#problem === null) return;
    this.#problem = null;
    this.#log.info({}, 'store: inquiries can be stored again');
  }

  recordFailure(error: unknown) {
    const reason = getReason(error);
    if (reason === this.#problem) return;
    this.#problem = reason;
    this.#log.error({ reason }, 'store: inquiries cannot be stored');
  }

  async check(): Promise<StoreStatus | null> {
    const store = this.#store;
    if (!store) return null;
    try {
      const isRecent = this.#clock() - this.#lastSuccessAt < successValidMs;
      if (this.#problem !== null || !isRecent) await this.#probe(store);
      return { stats: await store.getStats(), now: await store.clock() };
    } catch (error) {
      this.recordFailure(error);
      return null;
    }
  }

  #probe(store: InquiryStore): Promise<void> {
    this.#probePromise ??= store
      .probe()
      .then(() => this.recordSuccess())
      .finally(() => {
        this.#probePromise = undefined;
      });
    return this.#probePromise;
  }
}
