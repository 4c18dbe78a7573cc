import { expect, it } from 'vitest';
import { claimOptions, day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const later = { state: 'waiting', error: '450', retryInMs: minute, refused: true } as const;
const recipients = {
  takenBy: ['desk@pharmacy.example'],
  refusedBy: [{ address: 'old@pharmacy.example', reason: '550 no such user' }],
};

export function mailContract(kind: StoreKind) {
  const { store, clock, reopen, finishNext, insertFinished, insertHeld, findInquiry } =
    setUpStore(kind);
  const claimKinds = async () => (await store().claim(claimOptions)).map((each) => each.kind);

  it('records recipients across attempts and a restart', async () => {
    const id = await insertFinished({ ...later, recipients });
    await reopen();
    clock().advance(minute);
    expect(await store().claim(claimOptions)).toMatchObject([recipients]);
    expect((await store().find(id))?.deliveries).toMatchObject([recipients]);
  });

  it('queues a mail again only for recipients that refused it', async () => {
    const id = await insertFinished({ state: 'sent', error: '550 no such user', recipients });
    expect(await store().list({ state: 'failed' })).toMatchObject([
      { id, state: 'sent', reason: '550 no such user' },
    ]);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await store().claim(claimOptions)).toMatchObject([
      { attempts: 1, takenBy: recipients.takenBy, refusedBy: [] },
    ]);
  });

  it('does not queue a mail that is still waiting', async () => {
    const id = await insertFinished({ ...later, recipients });
    expect(await store().list({ state: 'failed' })).toEqual([]);
    expect(await store().retry(id, ['notification'])).toBe(false);
  });

  it('claims only first attempts if requested', async () => {
    await insertFinished(later);
    clock().advance(minute);
    const fresh = await store().insert(newInquiry());
    const claims = await store().claim({ ...claimOptions, firstAttempts: true });
    expect(claims.map(({ inquiry }) => inquiry.id)).toEqual([fresh.id]);
    expect(await store().claim(claimOptions)).toMatchObject([{ attempts: 2 }]);
  });

  it('queues one notice at a time, an hour after the last', async () => {
    await Promise.all(Array.from({ length: 20 }, insertHeld));
    expect(await claimKinds()).toEqual(['notice']);
    clock().advance(claimOptions.leaseMs);
    await finishNext({ state: 'sent' });
    clock().advance(10 * minute);
    await Promise.all([insertHeld(), insertHeld()]);
    expect(await claimKinds()).toEqual([]);
    const rest = 50 * minute;
    expect(await store().nextDueIn()).toBe(rest);
    await reopen();
    clock().advance(rest);
    expect(await claimKinds()).toEqual(['notice']);
  });

  it('keeps an hour between notices after a fast clock', async () => {
    clock().advance(365 * day);
    await insertHeld();
    await finishNext({ state: 'sent' });
    clock().advance(-365 * day);
    await insertHeld();
    expect(await store().nextDueIn()).toBe(hour);
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
