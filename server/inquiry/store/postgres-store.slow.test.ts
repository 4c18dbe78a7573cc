import pg from 'pg';
import { expect, test } from 'vitest';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { describeStore } from '#server/inquiry/store/testing/contract.ts';
import { makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { getSharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { postgres } from '#server/inquiry/testing/stores.ts';

describeStore(postgres);

test('syncs to disk even if synchronous_commit is off on the server', async () => {
  const url = await (await getSharedPostgres()).createDatabase();
  const store = await PostgresStore.open({ url });
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  const syncResults: boolean[] = [];
  // The server sometimes writes its own records, so a single check may fail.
  for (let round = 0; round < 5; round += 1) {
    await store.insert(makeInquiry());
    const { rows } = await watcher.query(
      'SELECT pg_current_wal_flush_lsn() = pg_current_wal_insert_lsn() AS on_disk',
    );
    syncResults.push(rows[0].on_disk);
  }
  expect(syncResults.filter(Boolean).length).toBeGreaterThan(2);
  await watcher.end();
  await store.close();
});
