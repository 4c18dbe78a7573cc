import { join } from 'node:path';
import { type InquiryLog, reasonOf } from '#server/inquiry/log.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { type InquiryStore, NewerSchemaError } from '#server/inquiry/store/store.ts';

export interface StoreSettings {
  /** DATA_DIR: where SQLite keeps its file. */
  dataDirectory: string;
  /** DATABASE_URL: PostgreSQL instead of SQLite. */
  databaseUrl?: string | undefined;
}

const reopenMs = 5000;

export const databasePath = (dataDirectory: string) => join(dataDirectory, 'inquiries.sqlite');

export async function openStore(settings: StoreSettings, log: InquiryLog): Promise<InquiryStore> {
  const { databaseUrl, dataDirectory } = settings;
  if (!databaseUrl) {
    return new SqliteStore({
      path: databasePath(dataDirectory),
      onLogKept: (error) =>
        log.warn(
          { reason: reasonOf(error) },
          'store: deleted, but the text stays in inquiries.sqlite-wal until the next purge',
        ),
    });
  }
  const { PostgresStore } = await import('#server/inquiry/store/postgres-store.ts');
  return PostgresStore.open({
    url: databaseUrl,
    onConnectionLost: (error) =>
      log.warn({ reason: reasonOf(error) }, 'store: a connection to PostgreSQL was lost'),
  });
}

/**
 * Opens the store, and goes on trying when that fails: the pages do not need it, and the form
 * can say what to do instead. Only a newer schema is final.
 */
export class StoreConnection {
  readonly #open: () => Promise<InquiryStore>;
  readonly #log: InquiryLog;
  #store: InquiryStore | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  onOpen: (store: InquiryStore) => void = () => {};

  constructor(open: () => Promise<InquiryStore>, log: InquiryLog) {
    this.#open = open;
    this.#log = log;
  }

  current(): InquiryStore | null {
    return this.#store;
  }

  async start(): Promise<void> {
    try {
      const store = await this.#open();
      if (this.#stopped) return await store.close();
      this.#store = store;
      this.onOpen(store);
    } catch (error) {
      if (error instanceof NewerSchemaError) throw error;
      this.#log.error(
        { reason: reasonOf(error), retryInSeconds: reopenMs / 1000 },
        'store: cannot be opened, inquiries are refused until it can',
      );
      this.#timer = setTimeout(() => this.#retry(), reopenMs).unref();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#store?.close();
  }

  #retry() {
    this.start().catch((error: unknown) => {
      this.#log.error({ reason: reasonOf(error) }, 'store: cannot be used');
    });
  }
}
