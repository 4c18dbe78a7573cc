import { expect, it } from 'vitest';
import { claimOptions, day, hour, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const later = { state: 'waiting', error: '450 later', retryInMs: hour, refused: true } as const;

export function leaseContract(kind: StoreKind) {
  const { store, clock, open, claimNext, insertFinished } = setUpStore(kind);

  it('leases each delivery to one worker', async () => {
    await Promise.all(Array.from({ length: 30 }, () => store().insert(newInquiry())));
    const other = await open();
    const workers = [store(), other, store(), other];
    const claims = await Promise.all(workers.map((worker) => worker.claim(claimOptions)));
    await other.close();
    for (const claimed of claims) expect(claimed.length).toBeLessThanOrEqual(claimOptions.limit);
    const ids = claims.flat().map(({ inquiry }) => inquiry.id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leases a delivery again when its lease has ended', async () => {
    await store().insert(newInquiry());
    const first = await claimNext();
    clock().advance(claimOptions.leaseMs - 1);
    expect(await store().claim(claimOptions)).toEqual([]);
    expect(await store().nextDueIn()).toBe(1);
    clock().advance(1);
    const second = await claimNext();
    expect(second.attempts).toBe(2);
    expect(await store().finish(first, { state: 'sent' })).toBe(false);
    expect(await store().finish(second, { state: 'sent' })).toBe(true);
    expect(await store().list({ state: 'sent' })).toHaveLength(1);
  });

  it('waits for the delay of a failed attempt', async () => {
    const id = await insertFinished(later);
    expect(await store().claim(claimOptions)).toEqual([]);
    expect(await store().nextDueIn()).toBe(hour);
    expect((await store().find(id))?.deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: '450 later', finishedAt: null },
    ]);
    clock().advance(hour);
    expect(await claimNext()).toMatchObject({ attempts: 2, refusals: 1 });
  });

  it('delivers at once if the delay came from a fast clock', async () => {
    clock().advance(365 * day);
    await insertFinished({ ...later, refused: false });
    clock().advance(-365 * day);
    expect(await claimNext()).toMatchObject({ attempts: 2, refusals: 0 });
  });

  it('shortens a lease that came from a fast clock', async () => {
    await store().insert(newInquiry());
    clock().advance(365 * day);
    await claimNext();
    clock().advance(-365 * day);
    expect(await store().claim(claimOptions)).toEqual([]);
    clock().advance(claimOptions.leaseMs);
    expect(await claimNext()).toMatchObject({ attempts: 2 });
  });
}
