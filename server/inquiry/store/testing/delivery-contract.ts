import { expect, it } from 'vitest';
import { claimOptions, day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const retryLater = { state: 'waiting', error: '450', retryInMs: hour, isRefusal: true } as const;
const recipients = {
  takenBy: ['desk@pharmacy.example'],
  refusedBy: [{ address: 'old@pharmacy.example', reason: '550 no such user' }],
};

export function deliveryContract(kind: StoreKind) {
  const { store, clock, reopen, claimNext, finishNext, insertFinished, insertHeld, findInquiry } =
    setUpStore(kind);
  const claimKinds = async () => (await store().claim(claimOptions)).map((each) => each.kind);

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

  it('remembers which recipients accepted or rejected a message, even after a restart', async () => {
    const id = await insertFinished({ ...retryLater, recipients });
    await reopen();
    clock().advance(hour);
    expect(await store().claim(claimOptions)).toMatchObject([recipients]);
    expect((await store().find(id))?.deliveries).toMatchObject([recipients]);
  });

  it('queues a message again only for recipients that rejected it', async () => {
    const id = await insertFinished({ state: 'sent', error: '550 no such user', recipients });
    expect(await store().list({ state: 'failed' })).toMatchObject([
      { id, state: 'sent', reason: '550 no such user' },
    ]);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await store().claim(claimOptions)).toMatchObject([
      { attempts: 1, takenBy: recipients.takenBy, refusedBy: [] },
    ]);
  });

  it('claims only first attempts if requested', async () => {
    await insertFinished(retryLater);
    clock().advance(hour);
    const newInquiry = await store().insert(makeInquiry());
    const claims = await store().claim({ ...claimOptions, firstAttemptsOnly: true });
    expect(claims.map(({ inquiry }) => inquiry.id)).toEqual([newInquiry.id]);
    expect(await store().claim(claimOptions)).toMatchObject([{ attempts: 2 }]);
  });

  it('queues one notice at a time, an hour after the previous one', async () => {
    await Promise.all(Array.from({ length: 20 }, insertHeld));
    expect(await claimKinds()).toEqual(['notice']);
    clock().advance(claimOptions.leaseMs);
    await finishNext({ state: 'sent' });
    clock().advance(10 * minute);
    await Promise.all([insertHeld(), insertHeld()]);
    expect(await claimKinds()).toEqual([]);
    const remainingMs = 50 * minute;
    expect(await store().getNextDueIn()).toBe(remainingMs);
    await reopen();
    clock().advance(remainingMs);
    expect(await claimKinds()).toEqual(['notice']);
  });

  it('keeps an hour between notices after the clock was fast', async () => {
    clock().advance(365 * day);
    await insertHeld();
    await finishNext({ state: 'sent' });
    clock().advance(-365 * day);
    await insertHeld();
    expect(await store().getNextDueIn()).toBe(hour);
  });

  it('keeps the state of an inquiry when its notice fails', async () => {
    const { id } = await insertHeld();
    await finishNext({ state: 'failed', error: '550 no such user' });
    expect((await findInquiry(id))?.state).toBe('quarantined');
    expect(await store().list({ state: 'failed' })).toEqual([]);
    clock().advance(hour);
    await insertHeld();
    expect(await claimKinds()).toEqual(['notice']);
  });
}
