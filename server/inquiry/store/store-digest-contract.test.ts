import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryResult, InquiryStore } from '#server/inquiry/store/store.ts';
import {
  claimOptions,
  day,
  hour,
  minute,
  newInquiry,
  testClock,
} from '#server/inquiry/testing/inquiries.ts';
import { bothStores } from '#server/inquiry/testing/stores.ts';

const { kinds } = bothStores();
const leaseMs = 12 * minute;
const failed: DeliveryResult = { state: 'failed', error: '550 no' };

describe.each(kinds)('the digest of the $name store', ({ create, open }) => {
  let place: string;
  let store: InquiryStore;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    clock = testClock();
    place = await create();
    store = await open(place, { clock: clock.now });
  });
  afterEach(() => store.close());

  async function insert(result?: DeliveryResult) {
    clock.advance(minute);
    const { id } = await store.insert(newInquiry());
    const [claimed] = result ? await store.claim(claimOptions) : [];
    if (claimed && result) await store.finish(claimed, result);
    return id;
  }
  async function hold() {
    clock.advance(minute);
    return (await store.insert(newInquiry({ quarantine: 'links' }))).id;
  }
  const claim = () => store.claimDigest({ leaseMs });
  /** Tells, if there is something to tell. */
  async function tell() {
    const digest = await claim();
    if (digest) await store.finishDigest(digest, true);
    return digest?.inquiries.map(({ id }) => id) ?? null;
  }

  test('tells what failed, was only written or is held, the newest first, and nothing typed', async () => {
    const first = await insert(failed);
    const second = await insert({ state: 'written' });
    await insert({ state: 'sent' });
    await insert();
    const third = await hold();
    expect((await claim())?.inquiries).toEqual([
      { id: third, state: 'quarantined' },
      { id: second, state: 'written' },
      { id: first, state: 'failed' },
    ]);
  });

  test('is not there when everything was sent or waits', async () => {
    await insert({ state: 'sent' });
    await insert();
    expect(await claim()).toBeNull();
  });

  test('comes once a day at most, across a restart, and again while something failed', async () => {
    const id = await insert(failed);
    expect(await tell()).toEqual([id]);
    clock.advance(day - 1);
    await store.close();
    store = await open(place, { clock: clock.now });
    expect(await tell()).toBeNull();
    clock.advance(1);
    expect(await tell()).toEqual([id]);
  });

  test('tells what is held only once, and again with what is held since', async () => {
    const first = await hold();
    expect(await tell()).toEqual([first]);
    clock.advance(2 * day);
    expect(await tell()).toBeNull();
    const second = await hold();
    expect(await tell()).toEqual([second, first]);
  });

  test('tells the next time what was held while it was on its way', async () => {
    await hold();
    const digest = await claim();
    const late = await hold();
    if (digest) await store.finishDigest(digest, true);
    clock.advance(day);
    expect((await tell())?.[0]).toBe(late);
  });

  test('goes to one of several servers that ask at once', async () => {
    await insert(failed);
    const other = await open(place, { clock: clock.now });
    const claims = await Promise.all([claim(), other.claimDigest({ leaseMs }), claim()]);
    await other.close();
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('may be claimed again, under the same ID, once it could not be sent', async () => {
    await insert(failed);
    const first = await claim();
    if (first) await store.finishDigest(first, false);
    const second = await claim();
    expect(second?.id).toBe(first?.id);
    if (second) await store.finishDigest(second, true);
    clock.advance(day);
    expect((await claim())?.id).not.toBe(first?.id);
  });

  test('goes to another server when the one that had it is gone, under the same ID', async () => {
    await insert(failed);
    const lost = await claim();
    clock.advance(leaseMs - 1);
    expect(await claim()).toBeNull();
    clock.advance(1);
    const taken = await claim();
    expect(taken?.id).toBe(lost?.id);
    // The lost one comes back, and must not end the lease of the other.
    if (lost) await store.finishDigest(lost, true);
    expect(await claim()).toBeNull();
    if (taken) await store.finishDigest(taken, false);
    expect((await claim())?.id).toBe(lost?.id);
  });

  test('is not put off by a clock that ran ahead', async () => {
    clock.advance(365 * day);
    const id = await insert(failed);
    expect(await tell()).toEqual([id]);
    clock.advance(day);
    await claim();
    clock.advance(-366 * day);
    expect(await claim()).not.toBeNull();
    clock.advance(hour);
    expect(await tell()).toEqual([id]);
  });
});
