import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { Migration } from '#server/inquiry/store/migrations.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { DeliveryResult, InquiryStore, NewInquiry } from '#server/inquiry/store/store.ts';
import { claimOptions, minute, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { sharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

interface OpenOptions {
  clock?: () => number;
  migrations?: readonly Migration[];
}

export interface StoreKind {
  name: 'sqlite' | 'postgres';
  /** A path or an address for a new store. */
  create(): Promise<string>;
  open(location: string, options: OpenOptions): Promise<InquiryStore>;
}

export const sqlite: StoreKind = {
  name: 'sqlite',
  create: async () => join(temporaryFolder(), 'inquiries.sqlite'),
  open: async (path, options) => new SqliteStore({ path, ...options }),
};

export const postgres: StoreKind = {
  name: 'postgres',
  create: async () => (await sharedPostgres()).createDatabase(),
  open: (url, options) => PostgresStore.open({ url, ...options }),
};

/** A store that is new for each test, with a clock that the test controls. */
export function setUpStore(kind: StoreKind) {
  let location: string;
  let clock: ReturnType<typeof testClock>;
  let store: InquiryStore;
  const open = (options: OpenOptions = { clock: clock.now }) => kind.open(location, options);
  beforeEach(async () => {
    clock = testClock();
    location = await kind.create();
    store = await open();
    return () => store.close();
  });

  async function claimNext() {
    const [claimed] = await store.claim(claimOptions);
    if (!claimed) throw new Error('nothing was due');
    return claimed;
  }
  async function finishNext(result: DeliveryResult) {
    await store.finish(await claimNext(), result);
  }
  async function insertFinished(result: DeliveryResult, change: Partial<NewInquiry> = {}) {
    const { id } = await store.insert(newInquiry(change));
    await finishNext(result);
    return id;
  }

  return {
    store: () => store,
    clock: () => clock,
    location: () => location,
    /** Opens a second connection, like another server. */
    open,
    async reopen(options?: OpenOptions) {
      await store.close();
      store = await open(options);
    },
    claimNext,
    finishNext,
    /** Stores an inquiry, and records the result of its mail. */
    insertFinished,
    /** The same a minute later. Without a result, its mail waits. */
    async insertLater(result?: DeliveryResult) {
      clock.advance(minute);
      return result ? insertFinished(result) : (await store.insert(newInquiry())).id;
    },
    insertHeld: () => store.insert(newInquiry({ quarantine: 'honeypot' })),
    findInquiry: async (id: string) => (await store.find(id))?.inquiry,
    states: async () => (await store.counts()).states,
  };
}
