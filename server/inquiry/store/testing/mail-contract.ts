import { expect, it } from 'vitest';
import { claimOptions, day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const retryLater = { state: 'waiting', error: '450', retryInMs: minute, isRefusal: true } as const;
const recipients = {
  takenBy: ['desk@pharmacy.example'],
  refusedBy: [{ address: 'old@pharmacy.example', reason: '550 no such user' }],
};

export function mailContract(kind: StoreKind) {
  const { store, clock, reopen, finishNext, insertFinished, insertHeld, findInquiry } =
    setUpStore(kind);
  const claimKinds = async () => (await store().claim(claimOptions)).map((each) => each.kind);

  it('remembers which recipients accepted or rejected a message, even after a restart', async () => {
    const id = await insertFinished({ ...retryLater, recipients });
    await reopen();
    clock().advance(minute);
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
    clock().advance(minute);
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
