import { expect, it } from 'vitest';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import { day, hour, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const leaseMs = 12 * minute;
const failedResult: DeliveryResult = { state: 'failed', error: '550 no' };

export function digestContract(kind: StoreKind) {
  const { store, clock, reopen, insertLater, insertHeld } = setUpStore(kind);

  async function insertHeldLater() {
    clock().advance(minute);
    return (await insertHeld()).id;
  }
  const claim = () => store().claimDigest({ leaseMs, overdueBefore: clock().now() - 2 * day });
  async function sendDigest() {
    const digest = await claim();
    if (digest) await store().finishDigest(digest, true);
    return digest?.inquiries.map(({ id }) => id) ?? null;
  }

  it('lists failed, written and held inquiries, newest first', async () => {
    const firstId = await insertLater(failedResult);
    const secondId = await insertLater({ state: 'written' });
    await insertLater({ state: 'sent' });
    await insertLater();
    const thirdId = await insertHeldLater();
    expect((await claim())?.inquiries).toEqual([
      { id: thirdId, state: 'quarantined' },
      { id: secondId, state: 'written' },
      { id: firstId, state: 'failed' },
    ]);
  });

  it('is due at most once a day while there are failed inquiries, even after a restart', async () => {
    const id = await insertLater(failedResult);
    expect(await sendDigest()).toEqual([id]);
    clock().advance(day - 1);
    await reopen();
    expect(await sendDigest()).toBeNull();
    clock().advance(1);
    expect(await sendDigest()).toEqual([id]);
  });

  it('repeats held inquiries only if there are new ones', async () => {
    const firstId = await insertHeldLater();
    const digest = await claim();
    const secondId = await insertHeldLater();
    if (digest) await store().finishDigest(digest, true);
    clock().advance(2 * day);
    expect(await sendDigest()).toEqual([secondId, firstId]);
    clock().advance(2 * day);
    expect(await sendDigest()).toBeNull();
  });

  it('is leased to one of several servers', async () => {
    await insertLater(failedResult);
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('has the same ID until it is sent, even by another server', async () => {
    await insertLater(failedResult);
    const firstDigest = await claim();
    clock().advance(leaseMs - 1);
    expect(await claim()).toBeNull();
    clock().advance(1);
    const secondDigest = await claim();
    expect(secondDigest?.id).toBe(firstDigest?.id);
    // The first server comes back and must not end the other server's lease.
    if (firstDigest) await store().finishDigest(firstDigest, true);
    expect(await claim()).toBeNull();
    if (secondDigest) await store().finishDigest(secondDigest, false);
    const thirdDigest = await claim();
    expect(thirdDigest?.id).toBe(firstDigest?.id);
    if (thirdDigest) await store().finishDigest(thirdDigest, true);
    clock().advance(day);
    expect((await claim())?.id).not.toBe(firstDigest?.id);
  });

  it('is not delayed by a clock that was fast', async () => {
    clock().advance(365 * day);
    const id = await insertLater(failedResult);
    expect(await sendDigest()).toEqual([id]);
    clock().advance(day);
    await claim();
    clock().advance(-366 * day);
    expect(await claim()).not.toBeNull();
    clock().advance(hour);
    expect(await sendDigest()).toEqual([id]);
  });
}
