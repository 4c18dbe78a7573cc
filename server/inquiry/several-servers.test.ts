import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { insertMailed, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { sharedPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startTestService } from '#server/inquiry/testing/service.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

const stopping: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stopping.splice(0).reverse()) await stop();
});

test('every server deletes the mails that it has written of what another machine deleted', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase();
  const store = await PostgresStore.open({ url: databaseUrl });
  stopping.push(() => store.close());
  const [asked, purged] = [await insertMailed(store), await insertMailed(store)];
  const kept = await store.insert(newInquiry());
  const dataDirectory = temporaryDirectory('second-server');
  stopping.push(() => rmSync(dataDirectory, { recursive: true }));
  mkdirSync(join(dataDirectory, 'outbox'));
  const fileOf = ({ id }: { id: string }) =>
    join(dataDirectory, 'outbox', `${id}.notification.eml`);
  for (const inquiry of [asked, purged, kept]) writeFileSync(fileOf(inquiry), 'a mail');
  const fileOfLostDatabase = fileOf({ id: 'lost' });
  writeFileSync(fileOfLostDatabase, 'the only copy');

  await store.delete([asked.id]);
  await store.purge({ before: Date.now() + 60_000, dryRun: false });
  const { stop } = await startTestService({ databaseUrl, dataDirectory });
  stopping.push(stop);

  await expect.poll(() => [asked, purged].map(fileOf).filter(existsSync)).toEqual([]);
  expect(existsSync(fileOf(kept))).toBe(true);
  expect(existsSync(fileOfLostDatabase)).toBe(true);
});
