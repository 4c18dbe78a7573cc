import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '#library/facts.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { type PostgresServer, startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import {
  type RunningService,
  sendNew,
  serviceForTest,
} from '#server/inquiry/testing/running-service.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  const { error } = await response.json();
  expect(error).toContain(site.phone);
  expect(error).toContain(site.email);
}

async function expectNotReady({ service, log }: RunningService, reason: string) {
  expect((await service.ready()).ok).toBe(false);
  expect(await service.metrics()).toContain('inquiry_store_up 0');
  const told = log.errors().filter((line) => line.startsWith('store: inquiries cannot be stored'));
  expect(told).toEqual([expect.stringContaining(reason)]);
}

async function expectReady({ service }: RunningService) {
  expect(await service.ready()).toMatchObject({ ok: true });
  expect(await service.metrics()).toContain('inquiry_store_up 1');
}

describe('trouble', () => {
  test('a full disk: answers 503, keeps what was acknowledged, goes on when there is room', async () => {
    const directory = temporaryDirectory('full');
    const path = join(directory, 'inquiries.sqlite');
    onTestFinished(async () => rmSync(directory, { recursive: true }));
    const running = await serviceForTest({
      open: async () => new SqliteStore({ path, maximumPages: 24 }),
    });
    const acknowledged: string[] = [];
    const sendHeld = () => sendNew(running, { website: 'x' });
    let response = await sendHeld();
    while (response.status === 200) {
      acknowledged.push((await response.json()).id);
      response = await sendHeld();
    }
    await expectUnavailable(response);
    await expectNotReady(running, 'full');
    const store = new SqliteStore({ path });
    const stored = (await store.list({})).map(({ id }) => id);
    expect(stored.sort()).toEqual(acknowledged.sort());
    await store.delete(stored);
    await store.close();
    await expectReady(running);
    expect((await sendHeld()).status).toBe(200);
  });

  test('a directory that cannot be written: starts, answers 503, and recovers', async () => {
    const place = temporaryDirectory('readonly');
    const dataDirectory = join(place, 'data');
    onTestFinished(async () => rmSync(place, { recursive: true }));
    // A file where the directory should be stops root as well, which permissions do not.
    writeFileSync(dataDirectory, '');
    const running = await serviceForTest({ dataDirectory, reopenMs: 5 });
    await expectUnavailable(await sendNew(running));
    expect((await running.service.ready()).ok).toBe(false);
    expect(await running.service.metrics()).toContain('inquiry_store_up 0');
    expect(running.log.errors()).toContainEqual(expect.stringContaining('cannot be opened'));
    rmSync(dataDirectory);
    await vi.waitFor(async () => expect((await running.service.ready()).ok).toBe(true));
    expect((await sendNew(running)).status).toBe(200);
  });

  test('a database file that is gone: is made anew instead of written into nowhere', async () => {
    const running = await serviceForTest();
    await sendNew(running);
    for (const name of readdirSync(running.directory)) {
      if (name.startsWith('inquiries.sqlite')) rmSync(join(running.directory, name));
    }
    const response = await sendNew(running);
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect((await running.list()).map((inquiry) => inquiry.id)).toEqual([id]);
  });
});

describe('PostgreSQL in trouble', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres({ sync: false });
  }, 60_000);
  afterAll(() => postgres.stop());

  test('gone and back: answers 503 meanwhile and loses nothing', async () => {
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

  test('reads but does not write: is not ready, says why once, and recovers by itself', async () => {
    const databaseUrl = await postgres.createDatabase();
    const running = await serviceForTest({ databaseUrl });
    await expectReady(running);
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'No space left on device'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON inquiries EXECUTE FUNCTION refuse()`);
    await expectUnavailable(await sendNew(running));
    await expectNotReady(running, 'No space left on device');
    await owner.query('DROP TRIGGER full_disk ON inquiries');
    await expectReady(running);
    expect((await sendNew(running)).status).toBe(200);
  });

  test('away at the start: the service starts and recovers by itself', async () => {
    const databaseUrl = await postgres.createDatabase();
    await postgres.kill();
    const running = await serviceForTest({ databaseUrl, reopenMs: 20 });
    await expectUnavailable(await sendNew(running));
    await postgres.start();
    await vi.waitFor(async () => expect((await running.service.ready()).ok).toBe(true), 10_000);
    expect((await sendNew(running)).status).toBe(200);
  });
});
