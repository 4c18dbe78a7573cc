import { expect, test } from 'vitest';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import { claimOptions, day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, storeForTests } from '#server/inquiry/testing/stores.ts';

const later = { state: 'waiting', error: '450', retryInMs: minute, refused: true } as const;
const recipients = {
  takenBy: ['desk@pharmacy.example'],
  refusedBy: [{ address: 'old@pharmacy.example', reason: '550 no such user' }],
};

/** How every store keeps the state of mails. */
export function mailContract(kind: StoreKind) {
  const { store, clock, reopen, claimOne } = storeForTests(kind);

  const hold = () => store().insert(newInquiry({ quarantine: 'honeypot' }));
  async function claimKinds() {
    return (await store().claim(claimOptions)).map(({ kind }) => kind);
  }
  async function finishNext(result: DeliveryResult) {
    await store().finish(await claimOne(), result);
  }

  test('keeps who took a mail and who refused it, across attempts and a restart', async () => {
    const { id } = await store().insert(newInquiry());
    await finishNext({ ...later, recipients });
    await reopen();
    clock().advance(minute);
    expect(await store().claim(claimOptions)).toMatchObject([recipients]);
    expect((await store().find(id))?.deliveries).toMatchObject([recipients]);
  });

  test('queues again for who refused a mail, and keeps who has it', async () => {
    const { id } = await store().insert(newInquiry());
    await finishNext({ state: 'sent', error: '550 no such user', recipients });
    expect((await store().find(id))?.inquiry).toMatchObject({
      state: 'sent',
      reason: '550 no such user',
    });
    expect(await store().list({ state: 'failed' })).toMatchObject([{ id }]);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await store().claim(claimOptions)).toMatchObject([
      { attempts: 1, takenBy: recipients.takenBy, refusedBy: [] },
    ]);
  });

  test('leaves a mail alone that still waits for one recipient', async () => {
    const { id } = await store().insert(newInquiry());
    await finishNext({ ...later, recipients });
    expect(await store().list({ state: 'failed' })).toEqual([]);
    expect(await store().retry(id, ['notification'])).toBe(false);
  });

  test('hands out first attempts alone when asked to', async () => {
    await store().insert(newInquiry());
    await finishNext(later);
    clock().advance(minute);
    const fresh = await store().insert(newInquiry());
    const claims = await store().claim({ ...claimOptions, firstAttempts: true });
    expect(claims.map(({ inquiry }) => inquiry.id)).toEqual([fresh.id]);
    expect(await store().claim(claimOptions)).toMatchObject([{ attempts: 2 }]);
  });

  test('gives notice of what is held once, however many are held at once', async () => {
    await Promise.all(Array.from({ length: 20 }, hold));
    expect(await claimKinds()).toEqual(['notice']);
  });

  test('gives notice of what is held after the last notice, an hour after it', async () => {
    await hold();
    await finishNext({ state: 'sent' });
    clock().advance(10 * minute);
    await Promise.all([hold(), hold()]);
    expect(await claimKinds()).toEqual([]);
    expect(await store().nextDueIn()).toBe(50 * minute);
    await reopen();
    clock().advance(50 * minute);
    expect(await claimKinds()).toEqual(['notice']);
  });

  test('keeps an hour between notices also after a clock ran ahead', async () => {
    clock().advance(365 * day);
    await hold();
    await finishNext({ state: 'sent' });
    clock().advance(-365 * day);
    await hold();
    expect(await store().nextDueIn()).toBe(hour);
  });

  test('keeps the state of an inquiry when its notice fails, and gives the next one', async () => {
    const { id } = await hold();
    await finishNext({ state: 'failed', error: '550 no such user' });
    expect((await store().find(id))?.inquiry.state).toBe('quarantined');
    clock().advance(hour);
    await hold();
    expect(await claimKinds()).toEqual(['notice']);
  });
}
