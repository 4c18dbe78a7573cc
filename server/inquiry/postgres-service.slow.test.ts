import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { insertMailed, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type PostgresServer, startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import {
  directoryForTest,
  expectUnavailable,
  sendNew,
  serviceForTest,
} from '#server/inquiry/testing/running-service.ts';

describe('the service on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres({ sync: false });
  }, 60_000);
  afterAll(() => postgres.stop());

  it('gone and back: answers 503 meanwhile and loses nothing', async () => {
    const databaseUrl = await postgres.createDatabase();
    const { channel, mails } = channelThat(() => delivered);
    const running = await serviceForTest({ databaseUrl, channel });
    const acknowledged: string[] = [];
    acknowledged.push((await (await sendNew(running)).json()).id);
    await postgres.kill();
    await expectUnavailable(await sendNew(running));
    expect((await running.service.ready()).ok).toBe(false);
    await postgres.start();
    await vi.waitFor(async () => expect((await sendNew(running)).status).toBe(200), 10_000);
    const mailed = () => mails.map(({ id }) => id);
    await vi.waitFor(() => expect(mailed()).toEqual(expect.arrayContaining(acknowledged)));
    const store = await PostgresStore.open({ url: databaseUrl });
    onTestFinished(() => store.close());
    const stored = (await store.list({})).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  });

  it('every server deletes the mails that it has written of what another machine deleted', async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = await PostgresStore.open({ url: databaseUrl });
    onTestFinished(() => store.close());
    const [asked, purged] = [await insertMailed(store), await insertMailed(store)];
    const kept = await store.insert(newInquiry());
    const dataDir = directoryForTest();
    mkdirSync(join(dataDir, 'outbox'));
    const fileOf = ({ id }: { id: string }) => join(dataDir, 'outbox', `${id}.notification.eml`);
    for (const inquiry of [asked, purged, kept]) writeFileSync(fileOf(inquiry), 'a mail');
    const fileOfLostDatabase = fileOf({ id: 'lost' });
    writeFileSync(fileOfLostDatabase, 'the only copy');

    await store.delete([asked.id]);
    await store.purge({ before: Date.now() + 60_000, dryRun: false });
    await serviceForTest({ databaseUrl, dataDir });

    await expect.poll(() => [asked, purged].map(fileOf).filter(existsSync)).toEqual([]);
    expect(existsSync(fileOf(kept))).toBe(true);
    expect(existsSync(fileOfLostDatabase)).toBe(true);
  });
});
