import { expect, it } from 'vitest';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

export function deletionContract(kind: StoreKind) {
  const { store, clock, reopen, finishNext, insertHeld, insertLater } = setUpStore(kind);

  const listIds = async (filter: Parameters<InquiryStore['list']>[0]) =>
    (await store().list(filter)).map(({ id }) => id);

  it.each([
    ['Lena.Ashgrove@Westside.example', 'lena.ashgrove@WESTSIDE.example'],
    ['Praxis@MÜLLER.example', 'praxis@mu\u0308ller.example'],
    ['Praxis@MÜLLER.example', 'praxis@xn--mller-kva.example'],
  ])('finds %s as %s but no similar addresses', async (typedEmail, email) => {
    const { id } = await store().insert(makeInquiry({ email: typedEmail }));
    await store().insert(makeInquiry({ email: typedEmail.replace('.', 'x') }));
    expect(await listIds({ email })).toEqual([id]);
    expect(await listIds({ email: `%${email.slice(email.indexOf('@'))}` })).toEqual([]);
  });

  it('filters by address, state and limit', async () => {
    const email = 'lena@westside.example';
    await store().insert(makeInquiry({ email }));
    clock().advance(minute);
    const heldInquiry = await store().insert(makeInquiry({ email, quarantine: 'links' }));
    expect(await listIds({ email, state: 'quarantined' })).toEqual([heldInquiry.id]);
    expect(await listIds({ email, limit: 1 })).toEqual([heldInquiry.id]);
    expect(await listIds({ limit: 1 })).toEqual([heldInquiry.id]);
  });

  it('lists undelivered inquiries, including written ones', async () => {
    await insertHeld();
    await finishNext({ state: 'sent' });
    await insertLater({ state: 'sent' });
    const writtenId = await insertLater({ state: 'written' });
    const failedId = await insertLater({ state: 'failed', error: '550 no' });
    const refusedBy = [{ address: 'old@pharmacy.example', reason: '550 no such user' }];
    const recipients = { takenBy: [], refusedBy };
    const partlySentId = await insertLater({ state: 'sent', recipients });
    const queuedId = await insertLater();
    const undeliveredIds = [queuedId, partlySentId, failedId, writtenId];
    expect(await listIds({ state: 'undelivered' })).toEqual(undeliveredIds);
  });

  it('deletes sent and queued inquiries and returns the IDs that existed', async () => {
    const sentId = await insertLater({ state: 'sent' });
    const queuedId = await insertLater();
    const remainingId = await insertLater();
    const ids = [sentId, queuedId];
    expect((await store().delete([...ids, 'nothing'])).sort()).toEqual(ids.sort());
    expect(await listIds({})).toEqual([remainingId]);
    expect(await store().delete([sentId])).toEqual([]);
  });

  it('does not retry an inquiry that was deleted during a send', async () => {
    const id = await insertLater();
    const [delivery] = await store().claim(claimOptions);
    await store().delete([id]);
    const retryLater = { state: 'waiting', error: '450', retryInMs: 0, isRefusal: true } as const;
    expect(delivery && (await store().finish(delivery, retryLater))).toBe(false);
    expect(await store().getNextDueIn()).toBeNull();
  });

  it('lists deletions for every server until they are forgotten', async () => {
    const requestedId = await insertLater();
    await store().delete([requestedId]);
    clock().advance(day);
    const oldId = await insertLater({ state: 'sent' });
    clock().advance(hour);
    await store().purge({ before: clock().now(), dryRun: true });
    expect(await store().listDeletions()).toEqual([requestedId]);
    await store().purge({ before: clock().now(), dryRun: false });
    await reopen();
    expect((await store().listDeletions()).sort()).toEqual([requestedId, oldId].sort());
    await store().forgetDeletions({ before: clock().now() });
    expect(await store().listDeletions()).toEqual([oldId]);
  });
}
