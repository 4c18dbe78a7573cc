import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';

/** A store that the program under test uses and that the test reads. */
export interface TestedStore {
  name: string;
  settings: object;
  open(): Promise<InquiryStore>;
}

/** Both stores on a real disk, not in memory, so that a crash is as bad as it can be. */
export async function withStores(use: (stores: TestedStore[]) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'inquiry-crash-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    await use([
      {
        name: 'SQLite',
        settings: { dataDirectory: directory },
        open: async () => new SqliteStore({ path: join(directory, 'inquiries.sqlite') }),
      },
      {
        name: 'PostgreSQL',
        settings: { dataDirectory: directory, databaseUrl },
        open: () => PostgresStore.open({ url: databaseUrl }),
      },
    ]);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true });
  }
}

export const inquiryOfMail = (raw: string) =>
  /^Message-ID:\s+<([^.>]+)\./im.exec(raw)?.[1] ?? 'none';
