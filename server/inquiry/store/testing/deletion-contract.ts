import { expect, it } from 'vitest';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

export function deletionContract(kind: StoreKind) {
  const { store, clock, open, finishNext, insertHeld, insertLater } = setUpStore(kind);

  const idsOf = async (filter: Parameters<InquiryStore['list']>[0]) =>
    (await store().list(filter)).map(({ id }) => id);

  it.each([
    ['Lena.Ashgrove@Westside.example', 'lena.ashgrove@WESTSIDE.example'],
    ['Praxis@MÜLLER.example', 'praxis@müller.example'],
    ['Praxis@MÜLLER.example', 'praxis@mu\u0308ller.example'],
    ['Praxis@MÜLLER.example', 'praxis@xn--mller-kva.example'],
  ])('finds %s as %s, but no similar address', async (typed, email) => {
    const { id } = await store().insert(newInquiry({ email: typed }));
    await store().insert(newInquiry({ email: typed.replace('.', 'x') }));
    expect(await idsOf({ email })).toEqual([id]);
    expect(await idsOf({ email: `%${email.slice(email.indexOf('@'))}` })).toEqual([]);
  });

  it('filters an address by state and limit', async () => {
    const email = 'lena@westside.example';
    await store().insert(newInquiry({ email }));
    clock().advance(minute);
    const held = await store().insert(newInquiry({ email, quarantine: 'links' }));
    expect(await idsOf({ email, state: 'quarantined' })).toEqual([held.id]);
    expect(await idsOf({ email, limit: 1 })).toEqual([held.id]);
    expect(await idsOf({ limit: 1 })).toEqual([held.id]);
  });

  it('lists undelivered inquiries, including written ones', async () => {
    await insertHeld();
    await finishNext({ state: 'sent' });
    await insertLater({ state: 'sent' });
    const written = await insertLater({ state: 'written' });
    const failed = await insertLater({ state: 'failed', error: '550 no' });
    const refusedBy = [{ address: 'old@pharmacy.example', reason: '550 no such user' }];
    const partly = await insertLater({ state: 'sent', recipients: { takenBy: [], refusedBy } });
    const queued = await insertLater();
    expect(await idsOf({ state: 'undelivered' })).toEqual([queued, partly, failed, written]);
  });

  it('deletes in every state, and returns the IDs that existed', async () => {
    const sent = await insertLater({ state: 'sent' });
    const queued = await insertLater();
    const remaining = await insertLater();
    expect((await store().delete([sent, queued, 'nothing'])).sort()).toEqual([sent, queued].sort());
    expect(await idsOf({})).toEqual([remaining]);
    expect(await store().delete([sent])).toEqual([]);
  });

  it('stops the mail of an inquiry that was deleted during a send', async () => {
    const id = await insertLater();
    const [claimed] = await store().claim(claimOptions);
    await store().delete([id]);
    const put = { state: 'waiting', error: '450', retryInMs: 0, refused: true } as const;
    expect(claimed && (await store().finish(claimed, put))).toBe(false);
    expect(await store().nextDueIn()).toBeNull();
  });

  it('lists deletions for every server until they are forgotten', async () => {
    const requested = await insertLater();
    await store().delete([requested]);
    clock().advance(day);
    const old = await insertLater({ state: 'sent' });
    clock().advance(hour);
    await store().purge({ before: clock().now(), dryRun: true });
    expect(await store().deletions()).toEqual([requested]);
    await store().purge({ before: clock().now(), dryRun: false });
    const other = await open();
    expect((await other.deletions()).sort()).toEqual([requested, old].sort());
    await other.forgetDeletions({ before: clock().now() });
    expect(await store().deletions()).toEqual([old]);
    await other.close();
  });
}
