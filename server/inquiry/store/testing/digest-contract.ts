import { expect, test } from 'vitest';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import { day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, storeForTests } from '#server/inquiry/testing/stores.ts';

const leaseMs = 12 * minute;
const failed: DeliveryResult = { state: 'failed', error: '550 no' };

/** What every store tells in the daily digest. */
export function digestContract(kind: StoreKind) {
  const { store, clock, open, reopen, insertLater } = storeForTests(kind);

  async function hold() {
    clock().advance(minute);
    return (await store().insert(newInquiry({ quarantine: 'links' }))).id;
  }
  const claim = () => store().claimDigest({ leaseMs });
  /** Tells, if there is something to tell. */
  async function tell() {
    const digest = await claim();
    if (digest) await store().finishDigest(digest, true);
    return digest?.inquiries.map(({ id }) => id) ?? null;
  }

  test('tells what failed, was only written or is held, the newest first, and nothing typed', async () => {
    const first = await insertLater(failed);
    const second = await insertLater({ state: 'written' });
    await insertLater({ state: 'sent' });
    await insertLater();
    const third = await hold();
    expect((await claim())?.inquiries).toEqual([
      { id: third, state: 'quarantined' },
      { id: second, state: 'written' },
      { id: first, state: 'failed' },
    ]);
  });

  test('comes once a day at most, across a restart, and again while something failed', async () => {
    const id = await insertLater(failed);
    expect(await tell()).toEqual([id]);
    clock().advance(day - 1);
    await reopen();
    expect(await tell()).toBeNull();
    clock().advance(1);
    expect(await tell()).toEqual([id]);
  });

  test('tells what is held only once, and again with what is held since', async () => {
    const first = await hold();
    expect(await tell()).toEqual([first]);
    clock().advance(2 * day);
    expect(await tell()).toBeNull();
    const second = await hold();
    expect(await tell()).toEqual([second, first]);
  });

  test('tells the next time what was held while it was on its way', async () => {
    await hold();
    const digest = await claim();
    const late = await hold();
    if (digest) await store().finishDigest(digest, true);
    clock().advance(day);
    expect((await tell())?.[0]).toBe(late);
  });

  test('goes to one of several servers that ask at once', async () => {
    await insertLater(failed);
    const other = await open();
    const claims = await Promise.all([claim(), other.claimDigest({ leaseMs }), claim()]);
    await other.close();
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('may be claimed again, under the same ID, once it could not be sent', async () => {
    await insertLater(failed);
    const first = await claim();
    if (first) await store().finishDigest(first, false);
    const second = await claim();
    expect(second?.id).toBe(first?.id);
    if (second) await store().finishDigest(second, true);
    clock().advance(day);
    expect((await claim())?.id).not.toBe(first?.id);
  });

  test('goes to another server when the one that had it is gone, under the same ID', async () => {
    await insertLater(failed);
    const lost = await claim();
    clock().advance(leaseMs - 1);
    expect(await claim()).toBeNull();
    clock().advance(1);
    const taken = await claim();
    expect(taken?.id).toBe(lost?.id);
    // The lost one comes back, and must not end the lease of the other.
    if (lost) await store().finishDigest(lost, true);
    expect(await claim()).toBeNull();
    if (taken) await store().finishDigest(taken, false);
    expect((await claim())?.id).toBe(lost?.id);
  });

  test('is not put off by a clock that ran ahead', async () => {
    clock().advance(365 * day);
    const id = await insertLater(failed);
    expect(await tell()).toEqual([id]);
    clock().advance(day);
    await claim();
    clock().advance(-366 * day);
    expect(await claim()).not.toBeNull();
    clock().advance(hour);
    expect(await tell()).toEqual([id]);
  });
}
