import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Migration } from '#server/inquiry/store/migrations.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { sharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

interface OpenOptions {
  clock?: () => number;
  migrations?: readonly Migration[];
}

/** Both kinds of store, for tests that each of them must pass; their files go with the test file. */
export function bothStores() {
  let directory: string;
  let files = 0;

  beforeAll(() => {
    directory = temporaryDirectory('store');
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const createDatabase = async () => (await sharedPostgres()).createDatabase();
  const kinds = [
    {
      name: 'sqlite' as const,
      create: async () => join(directory, `${++files}`, 'inquiries.sqlite'),
      open: async (path: string, options: OpenOptions): Promise<InquiryStore> =>
        new SqliteStore({ path, ...options }),
    },
    {
      name: 'postgres' as const,
      create: createDatabase,
      open: async (url: string, options: OpenOptions): Promise<InquiryStore> =>
        PostgresStore.open({ url, ...options }),
    },
  ];
  // Both are made by migrations.
  return { kinds, sqlKinds: kinds, createDatabase };
}
