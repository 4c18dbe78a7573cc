import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Migration, readMigrations } from '#server/inquiry/store/migrations.ts';
import { type InquiryStore, NewerSchemaError } from '#server/inquiry/store/store.ts';
import { claimOptions, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { bothStores } from '#server/inquiry/testing/stores.ts';

const { sqlKinds } = bothStores();

/** The migration that comes after all that there are. */
function withNext(dialect: 'sqlite' | 'postgres', sql: string): Migration[] {
  const known = readMigrations(dialect);
  return [...known, { version: known.length + 1, name: 'next.sql', sql }];
}

/** In the columns of the first releases, whatever the form asks for today. */
const inquiriesOfThen = `
  INSERT INTO inquiries (id, received_at, state, name, credentials, practice, email, message)
  VALUES ('held', 1, 'quarantined', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there'),
    ('waiting', 2, 'queued', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there');
  INSERT INTO deliveries (inquiry_id, kind, state, due_at)
  VALUES ('waiting', 'notification', 'waiting', 1);`;

/** The migrations of a former release, and the inquiries of its time. */
const upTo = (dialect: 'sqlite' | 'postgres', version: number): Migration[] =>
  readMigrations(dialect)
    .slice(0, version)
    .map((each) =>
      each.version === version ? { ...each, sql: `${each.sql};${inquiriesOfThen}` } : each,
    );

describe.each(sqlKinds)('the $name store', ({ name, create, open }) => {
  let place: string;
  let store: InquiryStore;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    clock = testClock();
    place = await create();
    store = await open(place, { clock: clock.now });
  });
  afterEach(() => store.close());

  test('applies new migrations and keeps the data', async () => {
    const { id } = await store.insert(newInquiry());
    await store.close();
    const migrations = withNext(name, 'ALTER TABLE inquiries ADD note TEXT');
    store = await open(place, { migrations });
    expect((await store.find(id))?.inquiry.id).toBe(id);
  });

  test('takes over the database of the release before, and can do with it all that is new', async () => {
    const older = await create();
    await (await open(older, { migrations: upTo(name, 2) })).close();
    const after = await open(older, {});
    expect((await after.list({})).map(({ id }) => id).sort()).toEqual(['held', 'waiting']);
    expect((await after.claimDigest({ leaseMs: 1000 }))?.inquiries).toEqual([
      { id: 'held', state: 'quarantined' },
    ]);
    expect((await after.claim(claimOptions)).map(({ inquiry }) => inquiry.id)).toContain('waiting');
    expect(await after.delete(['held'])).toEqual(['held']);
    expect(await after.deletions()).toEqual(['held']);
    await after.close();
  });

  test('keeps the mails that waited before recipients were recorded', async () => {
    const old = await create();
    await (await open(old, { migrations: upTo(name, 1) })).close();
    const after = await open(old, { clock: clock.now });
    expect(await after.claim(claimOptions)).toMatchObject([
      { inquiry: { id: 'waiting' }, attempts: 1, takenBy: [], refusedBy: [] },
    ]);
    await after.close();
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
