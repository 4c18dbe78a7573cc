import { expect, it } from 'vitest';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import { day, hour, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const leaseMs = 12 * minute;
const failed: DeliveryResult = { state: 'failed', error: '550 no' };

export function digestContract(kind: StoreKind) {
  const { store, clock, open, reopen, insertLater, insertHeld } = setUpStore(kind);

  async function holdLater() {
    clock().advance(minute);
    return (await insertHeld()).id;
  }
  const claim = () => store().claimDigest({ leaseMs });
  /** Sends the digest, if one is due, and returns the inquiries in it. */
  async function send() {
    const digest = await claim();
    if (digest) await store().finishDigest(digest, true);
    return digest?.inquiries.map(({ id }) => id) ?? null;
  }

  it('lists failed, written and held inquiries, the newest first', async () => {
    const first = await insertLater(failed);
    const second = await insertLater({ state: 'written' });
    await insertLater({ state: 'sent' });
    await insertLater();
    const third = await holdLater();
    expect((await claim())?.inquiries).toEqual([
      { id: third, state: 'quarantined' },
      { id: second, state: 'written' },
      { id: first, state: 'failed' },
    ]);
  });

  it('is due once a day at most, even after a restart, while something failed', async () => {
    const id = await insertLater(failed);
    expect(await send()).toEqual([id]);
    clock().advance(day - 1);
    await reopen();
    expect(await send()).toBeNull();
    clock().advance(1);
    expect(await send()).toEqual([id]);
  });

  it('repeats held inquiries only when there are new ones', async () => {
    const first = await holdLater();
    const digest = await claim();
    const second = await holdLater();
    if (digest) await store().finishDigest(digest, true);
    clock().advance(2 * day);
    expect(await send()).toEqual([second, first]);
    clock().advance(2 * day);
    expect(await send()).toBeNull();
  });

  it('is leased to one of several servers', async () => {
    await insertLater(failed);
    const other = await open();
    const claims = await Promise.all([claim(), other.claimDigest({ leaseMs }), claim()]);
    await other.close();
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('keeps its ID until it is sent, even by another server', async () => {
    await insertLater(failed);
    const lost = await claim();
    clock().advance(leaseMs - 1);
    expect(await claim()).toBeNull();
    clock().advance(1);
    const second = await claim();
    expect(second?.id).toBe(lost?.id);
    // The first server returns, and must not end the lease of the other.
    if (lost) await store().finishDigest(lost, true);
    expect(await claim()).toBeNull();
    if (second) await store().finishDigest(second, false);
    const again = await claim();
    expect(again?.id).toBe(lost?.id);
    if (again) await store().finishDigest(again, true);
    clock().advance(day);
    expect((await claim())?.id).not.toBe(lost?.id);
  });

  it('is not delayed by a clock that was fast', async () => {
    clock().advance(365 * day);
    const id = await insertLater(failed);
    expect(await send()).toEqual([id]);
    clock().advance(day);
    await claim();
    clock().advance(-366 * day);
    expect(await claim()).not.toBeNull();
    clock().advance(hour);
    expect(await send()).toEqual([id]);
  });
}
