import { expect, it } from 'vitest';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

export function deletionContract(kind: StoreKind) {
  const { store, clock, open, finishNext, insertHeld, insertLater } = setUpStore(kind);

  const listIds = async (filter: Parameters<InquiryStore['list']>[0]) =>
    (await store().list(filter)).map(({ id }) => id);

  it.each([
    ['Lena.Ashgrove@Westside.example', 'lena.ashgrove@WESTSIDE.example'],
    ['Praxis@MÜLLER.example', 'praxis@müller.example'],
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
    const held = await store().insert(makeInquiry({ email, quarantine: 'links' }));
    expect(await listIds({ email, state: 'quarantined' })).toEqual([held.id]);
    expect(await listIds({ email, limit: 1 })).toEqual([held.id]);
    expect(await listIds({ limit: 1 })).toEqual([held.id]);
  });

  it('lists undelivered inquiries, including written ones', async () => {
    await insertHeld();
    await finishNext({ state: 'sent' });
    await insertLater({ state: 'sent' });
    const written = await insertLater({ state: 'written' });
    const failed = await insertLater({ state: 'failed', error: '550 no' });
    const refusedBy = [{ address: 'old@pharmacy.example', reason: '550 no such user' }];
    const partlySent = await insertLater({ state: 'sent', recipients: { takenBy: [], refusedBy } });
    const queued = await insertLater();
    expect(await listIds({ state: 'undelivered' })).toEqual([queued, partlySent, failed, written]);
  });

  it('deletes inquiries in every state and returns the IDs that existed', async () => {
    const sent = await insertLater({ state: 'sent' });
    const queued = await insertLater();
    const remaining = await insertLater();
    expect((await store().delete([sent, queued, 'nothing'])).sort()).toEqual([sent, queued].sort());
    expect(await listIds({})).toEqual([remaining]);
    expect(await store().delete([sent])).toEqual([]);
  });

  it('does not retry an inquiry that was deleted during a send', async () => {
    const id = await insertLater();
    const [claimed] = await store().claim(claimOptions);
    await store().delete([id]);
    const retryLater = { state: 'waiting', error: '450', retryInMs: 0, isRefusal: true } as const;
    expect(claimed && (await store().finish(claimed, retryLater))).toBe(false);
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
    const other = await open();
    expect((await other.listDeletions()).sort()).toEqual([requestedId, oldId].sort());
    await other.forgetDeletions({ before: clock().now() });
    expect(await store().listDeletions()).toEqual([oldId]);
    await other.close();
  });
}
