import { expect, it, onTestFinished } from 'vitest';
import { type Migration, readMigrations } from '#server/inquiry/store/migrations.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { claimOptions, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

/** Uses the columns of the first release. */
const oldInquiries = `
  INSERT INTO inquiries (id, received_at, state, name, credentials, practice, email, message)
  VALUES ('held', 1, 'quarantined', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there'),
    ('waiting', 2, 'queued', 'Lena', 'MD', 'Westside', 'office@westside.example', 'Hello there');
  INSERT INTO deliveries (inquiry_id, kind, state, due_at)
  VALUES ('waiting', 'notification', 'waiting', 1);`;

export function migrationContract(kind: StoreKind) {
  const { store, open, reopen } = setUpStore(kind);
  const currentMigrations = readMigrations(kind.name);
  const withNext = (sql: string): Migration[] => [
    ...currentMigrations,
    { version: currentMigrations.length + 1, name: 'next.sql', sql },
  ];

  /** Opens a database that has the schema of an older release. */
  async function upgradeFrom(version: number) {
    const location = await kind.create();
    const sql = `${currentMigrations[version - 1]?.sql};${oldInquiries}`;
    const migrations = [
      ...currentMigrations.slice(0, version - 1),
      { version, name: 'then.sql', sql },
    ];
    await (await kind.open(location, { migrations })).close();
    const after = await kind.open(location, {});
    onTestFinished(() => after.close());
    return after;
  }

  it('upgrades the database of an earlier release', async () => {
    const after = await upgradeFrom(2);
    expect((await after.list({})).map(({ id }) => id).sort()).toEqual(['held', 'waiting']);
    expect((await after.claimDigest({ leaseMs: 1000 }))?.inquiries).toEqual([
      { id: 'held', state: 'quarantined' },
    ]);
    expect((await after.claim(claimOptions)).map(({ inquiry }) => inquiry.id)).toContain('waiting');
    expect(await after.delete(['held'])).toEqual(['held']);
    expect(await after.deletions()).toEqual(['held']);
  });

  it('keeps waiting mails of the first release', async () => {
    const after = await upgradeFrom(1);
    expect(await after.claim(claimOptions)).toMatchObject([
      { inquiry: { id: 'waiting' }, attempts: 1, takenBy: [], refusedBy: [] },
    ]);
  });

  it('refuses a newer database', async () => {
    await reopen({ migrations: withNext('CREATE TABLE later (x INTEGER)') });
    await expect(open({})).rejects.toThrow(
      new NewerSchemaError(currentMigrations.length + 1, currentMigrations.length),
    );
  });

  it('changes nothing when a migration fails', async () => {
    const migrations = withNext('CREATE TABLE later (x INTEGER); NO SQL');
    await expect(open({ migrations })).rejects.toThrow(/syntax/);
    await store().insert(newInquiry());
    const again = await open({});
    expect(await again.list({})).toHaveLength(1);
    await again.close();
  });

  it('migrates once when several servers start', async () => {
    const location = await kind.create();
    const stores = await Promise.all([1, 2, 3].map(() => kind.open(location, {})));
    await stores[0]?.insert(newInquiry());
    expect(await stores[2]?.list({})).toHaveLength(1);
    await Promise.all(stores.map((each) => each.close()));
  });
}
