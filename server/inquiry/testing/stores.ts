import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Migration } from '#server/inquiry/store/migrations.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { DeliveryResult, InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, minute, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { sharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

interface OpenOptions {
  clock?: () => number;
  migrations?: readonly Migration[];
}

/** A kind of store that must pass the contract. */
export interface StoreKind {
  name: 'sqlite' | 'postgres';
  /** A place for a new store, and how to remove it. */
  create(): Promise<{ place: string; remove: () => void }>;
  open(place: string, options: OpenOptions): Promise<InquiryStore>;
}

export const sqlite: StoreKind = {
  name: 'sqlite',
  async create() {
    const directory = temporaryDirectory('store');
    const remove = () => rmSync(directory, { recursive: true });
    return { place: join(directory, 'inquiries.sqlite'), remove };
  },
  open: async (path, options) => new SqliteStore({ path, ...options }),
};

export const postgres: StoreKind = {
  name: 'postgres',
  create: async () => ({ place: await (await sharedPostgres()).createDatabase(), remove() {} }),
  open: (url, options) => PostgresStore.open({ url, ...options }),
};

/** A store that is new for each test, with a clock that the test moves. */
export function storeForTests(kind: StoreKind) {
  let place: string;
  let clock: ReturnType<typeof testClock>;
  let store: InquiryStore;
  let remove: () => void;
  const open = (options: OpenOptions = { clock: clock.now }) => kind.open(place, options);
  beforeEach(async () => {
    clock = testClock();
    ({ place, remove } = await kind.create());
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    remove();
  });

  return {
    store: () => store,
    clock: () => clock,
    place: () => place,
    /** A second connection, as another server has. */
    open,
    async reopen(options?: OpenOptions) {
      await store.close();
      store = await open(options);
    },
    async claimOne() {
      const [claimed] = await store.claim(claimOptions);
      if (!claimed) throw new Error('nothing was due');
      return claimed;
    },
    /** Stores an inquiry a minute later, and records how its mail went. */
    async insertLater(result?: DeliveryResult) {
      clock.advance(minute);
      const { id } = await store.insert(newInquiry());
      const [claimed] = result ? await store.claim(claimOptions) : [];
      if (claimed && result) await store.finish(claimed, result);
      return id;
    },
    states: async () => (await store.counts()).states,
  };
}
