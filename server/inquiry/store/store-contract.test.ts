import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleValues } from '#app/inquiry/testing/sample-values.ts';
import { type Migration, readMigrations } from '#server/inquiry/store/migrations.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { type InquiryStore, NewerSchemaError } from '#server/inquiry/store/store.ts';
import {
  claimOptions,
  day,
  hour,
  minute,
  newInquiry,
  testClock,
} from '#server/inquiry/testing/inquiries.ts';
import { bothStores } from '#server/inquiry/testing/stores.ts';

const { kinds, createDatabase } = bothStores();

/** The migration that comes after all that there are. */
function withNext(dialect: 'sqlite' | 'postgres', sql: string): Migration[] {
  const known = readMigrations(dialect);
  return [...known, { version: known.length + 1, name: 'next.sql', sql }];
}

describe.each(kinds)('the $name store', ({ name, create, open }) => {
  let place: string;
  let store: InquiryStore;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    clock = testClock();
    place = await create();
    store = await open(place, { clock: clock.now });
  });
  afterEach(() => store.close());

  const claimOne = async () => {
    const [claimed] = await store.claim(claimOptions);
    if (!claimed) throw new Error('nothing was due');
    return claimed;
  };
  const states = async () => (await store.counts()).states;

  test('keeps what was sent, across a restart', async () => {
    const { id } = await store.insert(newInquiry());
    await store.close();
    store = await open(place, { clock: clock.now });
    expect(await store.find(id)).toMatchObject({
      inquiry: { id, ...sampleValues, state: 'queued', reason: null, receivedAt: clock.now() },
      deliveries: [{ kind: 'notification', state: 'waiting', attempts: 0 }],
    });
  });

  test('keeps every character', async () => {
    const message = `${'日本語 ñ 😀 <b>&"\'; DROP TABLE inquiries; --\n\t'.repeat(20)}end`;
    const { id } = await store.insert(newInquiry({ message }));
    expect((await store.find(id))?.inquiry.message).toBe(message);
  });

  test('answers null for an inquiry that does not exist', async () => {
    expect(await store.find('nothing')).toBeNull();
  });

  test('stores the same key once, also when it arrives many times at once', async () => {
    const inquiry = newInquiry({ dedupeKey: 'k' });
    const stored = await Promise.all(Array.from({ length: 12 }, () => store.insert(inquiry)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(stored.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect((await states()).queued).toBe(1);
    expect(await store.claim(claimOptions)).toHaveLength(1);
  });

  test('leaves nothing behind when it tries whether it can store', async () => {
    const other = await open(place, { clock: clock.now });
    await Promise.all([store.probe(), other.probe()]);
    await other.close();
    expect(await store.list({})).toEqual([]);
    expect(await store.nextDueIn()).toBeNull();
  });

  test('takes inquiries without a key as different ones', async () => {
    await Promise.all([store.insert(newInquiry()), store.insert(newInquiry())]);
    expect((await states()).queued).toBe(2);
  });

  test('forgets a key after a day', async () => {
    const inquiry = newInquiry({ dedupeKey: 'k' });
    const first = await store.insert(inquiry);
    clock.advance(day);
    expect(await store.insert(inquiry)).toEqual({ id: first.id, duplicate: true });
    clock.advance(1);
    const second = await store.insert(inquiry);
    expect(second.duplicate).toBe(false);
    expect(second.id).not.toBe(first.id);
  });

  test('hands each delivery to one worker only', async () => {
    await Promise.all(Array.from({ length: 30 }, () => store.insert(newInquiry())));
    const other = await open(place, { clock: clock.now });
    const claims = await Promise.all([
      store.claim(claimOptions),
      other.claim(claimOptions),
      store.claim(claimOptions),
      other.claim(claimOptions),
    ]);
    await other.close();
    const ids = claims.flat().map(({ inquiry }) => inquiry.id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gives the delivery of a dead worker to another when its lease ends', async () => {
    await store.insert(newInquiry());
    const dead = await claimOne();
    clock.advance(claimOptions.leaseMs - 1);
    expect(await store.claim(claimOptions)).toEqual([]);
    expect(await store.nextDueIn()).toBe(1);
    clock.advance(1);
    const second = await claimOne();
    expect(second.attempts).toBe(2);
    expect(await store.finish(dead, { state: 'sent' })).toBe(false);
    expect(await store.finish(second, { state: 'sent' })).toBe(true);
    expect((await states()).sent).toBe(1);
  });

  test('waits as long as a failed attempt asks for', async () => {
    const { id } = await store.insert(newInquiry());
    const claimed = await claimOne();
    await store.finish(claimed, {
      state: 'waiting',
      error: '450 later',
      retryInMs: hour,
      refused: true,
    });
    expect(await store.claim(claimOptions)).toEqual([]);
    expect(await store.nextDueIn()).toBe(hour);
    expect((await store.find(id))?.deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: '450 later', finishedAt: null },
    ]);
    clock.advance(hour);
    expect(await claimOne()).toMatchObject({ attempts: 2, refusals: 1 });
  });

  test('delivers at once what a clock that ran ahead had put off', async () => {
    await store.insert(newInquiry());
    clock.advance(365 * day);
    await store.finish(await claimOne(), {
      state: 'waiting',
      error: 'x',
      retryInMs: hour,
      refused: false,
    });
    clock.advance(-365 * day);
    expect(await claimOne()).toMatchObject({ attempts: 2, refusals: 0 });
  });

  test('lets a lease from a clock that ran ahead end after one lease time', async () => {
    await store.insert(newInquiry());
    clock.advance(365 * day);
    await claimOne();
    clock.advance(-365 * day);
    expect(await store.claim(claimOptions)).toEqual([]);
    clock.advance(claimOptions.leaseMs);
    expect(await claimOne()).toMatchObject({ attempts: 2 });
  });

  test('says that nothing waits when nothing waits', async () => {
    expect(await store.nextDueIn()).toBeNull();
    expect(await store.claim(claimOptions)).toEqual([]);
  });

  test('counts by state and finds the oldest that is not delivered', async () => {
    expect(await store.counts()).toEqual({
      states: { queued: 0, sent: 0, written: 0, failed: 0, quarantined: 0 },
      oldestUndelivered: null,
    });
    for (const result of ['sent', 'written'] as const) {
      await store.insert(newInquiry());
      await store.finish(await claimOne(), { state: result });
    }
    clock.advance(minute);
    const since = clock.now();
    await store.insert(newInquiry());
    await store.finish(await claimOne(), { state: 'failed', error: '550 no' });
    await store.insert(newInquiry({ quarantine: 'honeypot' }));
    clock.advance(minute);
    await store.insert(newInquiry());
    expect(await store.counts()).toEqual({
      states: { queued: 1, sent: 1, written: 1, failed: 1, quarantined: 1 },
      oldestUndelivered: since,
    });
  });

  test('mails nothing of what is quarantined until it is released', async () => {
    const { id } = await store.insert(newInquiry({ quarantine: 'honeypot' }));
    expect(await store.claim(claimOptions)).toMatchObject([{ kind: 'notice' }]);
    expect((await store.find(id))?.inquiry).toMatchObject({
      state: 'quarantined',
      reason: 'honeypot',
    });
    expect(await store.retry(id, ['notification'])).toBe(true);
    expect((await claimOne()).inquiry).toMatchObject({ id, state: 'queued', reason: null });
  });

  test('queues a failed delivery again with a fresh count', async () => {
    const { id } = await store.insert(newInquiry());
    await store.finish(await claimOne(), { state: 'failed', error: '550 no' });
    expect((await store.find(id))?.inquiry).toMatchObject({ state: 'failed', reason: '550 no' });
    expect(await store.retry(id, ['notification'])).toBe(true);
    expect(await claimOne()).toMatchObject({ attempts: 1, inquiry: { state: 'queued' } });
  });

  test('does not queue again what was sent, still waits or does not exist', async () => {
    const sent = await store.insert(newInquiry());
    await store.finish(await claimOne(), { state: 'sent' });
    const waiting = await store.insert(newInquiry());
    expect(await store.retry(sent.id, ['notification'])).toBe(false);
    expect(await store.retry(waiting.id, ['notification'])).toBe(false);
    expect(await store.retry('nothing', ['notification'])).toBe(false);
  });

  test('keeps the two mails of an inquiry apart', async () => {
    const { id } = await store.insert(
      newInquiry({ deliveries: ['notification', 'acknowledgement'] }),
    );
    const claims = await store.claim(claimOptions);
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'notification']);
    for (const claimed of claims) {
      const failed = claimed.kind === 'acknowledgement';
      await store.finish(claimed, failed ? { state: 'failed', error: '550' } : { state: 'sent' });
    }
    expect((await store.find(id))?.inquiry.state).toBe('sent');
    expect(await store.retry(id, ['notification', 'acknowledgement'])).toBe(true);
    expect((await store.find(id))?.inquiry.state).toBe('sent');
    expect(await claimOne()).toMatchObject({ kind: 'acknowledgement', attempts: 1 });
  });

  test('lists the newest first, by state and up to a limit', async () => {
    const ids: string[] = [];
    for (const quarantine of [null, 'links', null]) {
      clock.advance(minute);
      ids.unshift((await store.insert(newInquiry({ quarantine }))).id);
    }
    const listed = async (filter: Parameters<InquiryStore['list']>[0]) =>
      (await store.list(filter)).map(({ id }) => id);
    expect(await listed({})).toEqual(ids);
    expect(await listed({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await listed({ state: 'quarantined' })).toEqual([ids[1]]);
  });

  test('purges what is old and finished, never what still waits', async () => {
    const done = await store.insert(newInquiry());
    await store.finish(await claimOne(), { state: 'sent' });
    const held = await store.insert(newInquiry({ quarantine: 'honeypot' }));
    const waiting = await store.insert(newInquiry());
    clock.advance(day);
    const recent = await store.insert(newInquiry({ quarantine: 'honeypot' }));
    const before = clock.now() - hour;
    const old = [done.id, held.id].sort();
    expect((await store.purge({ before, dryRun: true })).sort()).toEqual(old);
    expect((await store.list({})).length).toBe(4);
    expect((await store.purge({ before, dryRun: false })).sort()).toEqual(old);
    const left = (await store.list({})).map(({ id }) => id).sort();
    expect(left).toEqual([recent.id, waiting.id].sort());
  });

  test('purges once when several servers do it at the same time', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      ids.push((await store.insert(newInquiry({ quarantine: 'links' }))).id);
    }
    clock.advance(day);
    const other = await open(place, { clock: clock.now });
    const purged = await Promise.all(
      [store, other, store, other].map((each) =>
        each.purge({ before: clock.now(), dryRun: false }),
      ),
    );
    await other.close();
    expect(purged.flat().sort()).toEqual(ids.sort());
    expect(await store.list({})).toEqual([]);
  });

  test('applies new migrations and keeps the data', async () => {
    const { id } = await store.insert(newInquiry());
    await store.close();
    const migrations = withNext(name, 'ALTER TABLE inquiries ADD note TEXT');
    store = await open(place, { migrations });
    expect((await store.find(id))?.inquiry.id).toBe(id);
  });

  test('refuses a database of a newer version and says what to do', async () => {
    const migrations = withNext(name, 'CREATE TABLE later (x INTEGER)');
    const known = readMigrations(name).length;
    await store.close();
    store = await open(place, { migrations });
    await expect(open(place, {})).rejects.toThrow(NewerSchemaError);
    await expect(open(place, {})).rejects.toThrow(
      `schema version ${known + 1}, but this program knows versions up to ${known}.`,
    );
  });

  test('leaves the database as it was when a migration fails', async () => {
    const migrations = withNext(name, 'CREATE TABLE later (x INTEGER); NO SQL');
    await expect(open(place, { migrations })).rejects.toThrow(/syntax/);
    await store.insert(newInquiry());
    const again = await open(place, {});
    expect((await again.counts()).states.queued).toBe(1);
    await again.close();
  });

  test('migrates once when several servers start together', async () => {
    const fresh = await create();
    const stores = await Promise.all([1, 2, 3].map(() => open(fresh, {})));
    await stores[0]?.insert(newInquiry());
    expect((await stores[2]?.counts())?.states.queued).toBe(1);
    await Promise.all(stores.map((each) => each.close()));
  });
});

test('the postgres store waits for the disk even where the server is set up not to', async () => {
  const url = await createDatabase();
  const store = await PostgresStore.open({ url });
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  const onDisk: boolean[] = [];
  // The server writes records of its own now and then, so one look may see more than was asked.
  for (let round = 0; round < 5; round += 1) {
    await store.insert(newInquiry());
    const { rows } = await watcher.query(
      'SELECT pg_current_wal_flush_lsn() = pg_current_wal_insert_lsn() AS on_disk',
    );
    onDisk.push(rows[0].on_disk);
  }
  expect(onDisk.filter(Boolean).length).toBeGreaterThan(2);
  await watcher.end();
  await store.close();
});
