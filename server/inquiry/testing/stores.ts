import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { Migration } from '#server/inquiry/store/migrations.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { DeliveryResult, InquiryStore, NewInquiry } from '#server/inquiry/store/store.ts';
import { claimOptions, makeClock, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { getSharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

interface OpenOptions {
  clock?: () => number;
  migrations?: readonly Migration[];
}

export interface StoreKind {
  name: 'sqlite' | 'postgres';
  /** Returns the path or URL of a new store. */
  create(): Promise<string>;
  open(location: string, options: OpenOptions): Promise<InquiryStore>;
}

export const sqlite: StoreKind = {
  name: 'sqlite',
  create: async () => join(createTemporaryFolder(), 'inquiries.sqlite'),
  open: async (path, options) => new SqliteStore({ path, ...options }),
};

export const postgres: StoreKind = {
  name: 'postgres',
  create: async () => (await getSharedPostgres()).createDatabase(),
  open: (url, options) => PostgresStore.open({ url, ...options }),
};

export function setUpStore(kind: StoreKind) {
  let location: string;
  let clock: ReturnType<typeof makeClock>;
  let store: InquiryStore;
  const open = (options: OpenOptions = { clock: clock.now }) => kind.open(location, options);
  beforeEach(async () => {
    clock = makeClock();
    location = await kind.create();
    store = await open();
    return () => store.close();
  });

  async function claimNext() {
    const [delivery] = await store.claim(claimOptions);
    if (!delivery) throw new Error('No delivery is due.');
    return delivery;
  }
  async function finishNext(result: DeliveryResult) {
    await store.finish(await claimNext(), result);
  }
  async function insertFinished(result: DeliveryResult, changes: Partial<NewInquiry> = {}) {
    const { id } = await store.insert(makeInquiry(changes));
    await finishNext(result);
    return id;
  }

  return {
    store: () => store,
    clock: () => clock,
    location: () => location,
    open,
    async reopen(options?: OpenOptions) {
      await store.close();
      store = await open(options);
    },
    claimNext,
    finishNext,
    insertFinished,
    /** Stores an inquiry a minute later. Without a result, its email stays queued. */
    async insertLater(result?: DeliveryResult) {
      clock.advance(minute);
      return result ? insertFinished(result) : (await store.insert(makeInquiry())).id;
    },
    insertHeld: () => store.insert(makeInquiry({ quarantine: 'honeypot' })),
    findInquiry: async (id: string) => (await store.find(id))?.inquiry,
    getStates: async () => (await store.getStats()).countByState,
  };
}
