import { expect, it, onTestFinished } from 'vitest';
import { type Migration, readMigrations } from '#server/inquiry/store/migrations.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { claimOptions, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

/** These statements use only columns that the first release had. */
const oldInquiries = `
  INSERT INTO inquiries (id, received_at, state, name, credentials, practice, email, message)
  VALUES ('held', 1, 'quarantined', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there'),
    ('waiting', 2, 'queued', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there');
  INSERT INTO deliveries (inquiry_id, kind, state, due_at)
  VALUES ('waiting', 'notification', 'waiting', 1);`;

export function migrationContract(kind: StoreKind) {
  const { store, open, reopen } = setUpStore(kind);
  const currentMigrations = readMigrations(kind.name);
  const appendMigration = (sql: string): Migration[] => [
    ...currentMigrations,
    { version: currentMigrations.length + 1, name: 'next.sql', sql },
  ];

  it('upgrades a database from the first release', async () => {
    const location = await kind.create();
    const sql = `${currentMigrations[0]?.sql};${oldInquiries}`;
    await (await kind.open(location, { migrations: [{ version: 1, name: 'a.sql', sql }] })).close();
    const newStore = await kind.open(location, {});
    onTestFinished(() => newStore.close());
    expect(await newStore.list({ unanswered: true })).toEqual([]);
    expect((await newStore.list({})).map(({ id }) => id).sort()).toEqual(['held', 'waiting']);
    const digest = await newStore.claimDigest({ leaseMs: 1000, overdueBefore: 1000 });
    expect(digest?.inquiries).toEqual([{ id: 'held', state: 'quarantined' }]);
    expect(await newStore.claim(claimOptions)).toMatchObject([
      { inquiry: { id: 'waiting' }, attempts: 1, takenBy: [], refusedBy: [] },
    ]);
    expect(await newStore.delete(['held'])).toEqual(['held']);
    expect(await newStore.listDeletions()).toEqual(['held']);
  });

  it('rejects a newer database', async () => {
    await reopen({ migrations: appendMigration('CREATE TABLE later (x INTEGER)') });
    await expect(open({})).rejects.toThrow(
      new NewerSchemaError(currentMigrations.length + 1, currentMigrations.length),
    );
  });

  it('changes nothing when a migration fails', async () => {
    const migrations = appendMigration('CREATE TABLE later (x INTEGER); NO SQL');
    await expect(open({ migrations })).rejects.toThrow(/syntax/);
    await store().insert(makeInquiry());
    const reopenedStore = await open({});
    expect(await reopenedStore.list({})).toHaveLength(1);
    await reopenedStore.close();
  });

  it('migrates once when several servers start', async () => {
    const location = await kind.create();
    const stores = await Promise.all([1, 2, 3].map(() => kind.open(location, {})));
    await stores[0]?.insert(makeInquiry());
    expect(await stores[2]?.list({})).toHaveLength(1);
    await Promise.all(stores.map((each) => each.close()));
  });
}
