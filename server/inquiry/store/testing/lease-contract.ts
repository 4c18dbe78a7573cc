import { expect, it } from 'vitest';
import { claimOptions, day, hour, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const retryLater = { state: 'waiting', error: '450', retryInMs: hour, isRefusal: true } as const;

export function leaseContract(kind: StoreKind) {
  const { store, clock, claimNext, insertFinished } = setUpStore(kind);

  it('leases each delivery to one worker', async () => {
    await Promise.all(Array.from({ length: 30 }, () => store().insert(makeInquiry())));
    const claims = await Promise.all([1, 2, 3, 4].map(() => store().claim(claimOptions)));
    for (const batch of claims) expect(batch.length).toBeLessThanOrEqual(claimOptions.limit);
    const ids = claims.flat().map(({ inquiry }) => inquiry.id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leases a delivery again after its lease expires', async () => {
    await store().insert(makeInquiry());
    const firstClaim = await claimNext();
    clock().advance(claimOptions.leaseMs - 1);
    expect(await store().claim(claimOptions)).toEqual([]);
    expect(await store().getNextDueIn()).toBe(1);
    clock().advance(1);
    const secondClaim = await claimNext();
    expect(secondClaim.attempts).toBe(2);
    expect(await store().finish(firstClaim, { state: 'sent' })).toBe(false);
    expect(await store().finish(secondClaim, { state: 'sent' })).toBe(true);
    expect(await store().list({ state: 'sent' })).toHaveLength(1);
  });

  it('waits before it retries a failed attempt', async () => {
    const id = await insertFinished(retryLater);
    expect(await store().claim(claimOptions)).toEqual([]);
    expect(await store().getNextDueIn()).toBe(hour);
    expect((await store().find(id))?.deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: '450', finishedAt: null },
    ]);
    clock().advance(hour);
    expect(await claimNext()).toMatchObject({ attempts: 2, refusals: 1 });
  });

  it('leases a delivery immediately if a fast clock caused its delay', async () => {
    clock().advance(365 * day);
    await insertFinished({ ...retryLater, isRefusal: false });
    clock().advance(-365 * day);
    expect(await claimNext()).toMatchObject({ attempts: 2, refusals: 0 });
  });

  it('shortens a lease that was set by a fast clock', async () => {
    await store().insert(makeInquiry());
    clock().advance(365 * day);
    await claimNext();
    clock().advance(-365 * day);
    expect(await store().claim(claimOptions)).toEqual([]);
    clock().advance(claimOptions.leaseMs);
    expect(await claimNext()).toMatchObject({ attempts: 2 });
  });
}
