import { expect, test } from 'vitest';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, storeForTests } from '#server/inquiry/testing/stores.ts';

/** How every store finds and deletes inquiries. */
export function deletionContract(kind: StoreKind) {
  const { store, clock, open, insertLater } = storeForTests(kind);

  const idsOf = async (filter: Parameters<InquiryStore['list']>[0]) =>
    (await store().list(filter)).map(({ id }) => id);

  test('finds an address however it was typed, and no other that looks like it', async () => {
    const { id } = await store().insert(newInquiry({ email: 'Lena.Ashgrove@Westside.example' }));
    await store().insert(newInquiry({ email: 'LenaxAshgrove@westside.example' }));
    expect(await idsOf({ email: 'lena.ashgrove@WESTSIDE.example' })).toEqual([id]);
    expect(await idsOf({ email: '%@westside.example' })).toEqual([]);
  });

  test.each([
    'praxis@müller.example',
    'praxis@mu\u0308ller.example',
    'praxis@xn--mller-kva.example',
  ])('finds an address in another alphabet as %s', async (email) => {
    const { id } = await store().insert(newInquiry({ email: 'Praxis@MÜLLER.example' }));
    expect(await idsOf({ email })).toEqual([id]);
  });

  test('finds an address within a state, and up to a limit', async () => {
    const email = 'lena@westside.example';
    await store().insert(newInquiry({ email }));
    clock().advance(minute);
    const held = await store().insert(newInquiry({ email, quarantine: 'links' }));
    expect(await idsOf({ email, state: 'quarantined' })).toEqual([held.id]);
    expect(await idsOf({ email, limit: 1 })).toEqual([held.id]);
  });

  test('finds what nobody at the pharmacy has got, also what was only written', async () => {
    await store().insert(newInquiry({ quarantine: 'links' }));
    const [notice] = await store().claim(claimOptions);
    if (notice) await store().finish(notice, { state: 'sent' });
    await insertLater({ state: 'sent' });
    const written = await insertLater({ state: 'written' });
    const failed = await insertLater({ state: 'failed', error: '550 no' });
    const refusedBy = [{ address: 'old@pharmacy.example', reason: '550 no such user' }];
    const partly = await insertLater({ state: 'sent', recipients: { takenBy: [], refusedBy } });
    const queued = await insertLater();
    expect(await idsOf({ state: 'undelivered' })).toEqual([queued, partly, failed, written]);
  });

  test('deletes in every state, and says what there was to delete', async () => {
    const [sent, queued, kept] = [
      await insertLater({ state: 'sent' }),
      await insertLater(),
      await insertLater(),
    ];
    expect((await store().delete([sent, queued, 'nothing'])).sort()).toEqual([sent, queued].sort());
    expect(await idsOf({})).toEqual([kept]);
    expect(await store().delete([sent])).toEqual([]);
  });

  test('mails nothing of what was deleted while its mail was on the way', async () => {
    const id = await insertLater();
    const [claimed] = await store().claim(claimOptions);
    await store().delete([id]);
    const put = { state: 'waiting', error: '450', retryInMs: 0, refused: true } as const;
    expect(claimed && (await store().finish(claimed, put))).toBe(false);
    expect(await store().nextDueIn()).toBeNull();
  });

  test('tells every server what was deleted, until it is forgotten', async () => {
    const asked = await insertLater();
    await store().delete([asked]);
    clock().advance(day);
    const old = await insertLater({ state: 'sent' });
    clock().advance(hour);
    await store().purge({ before: clock().now(), dryRun: true });
    expect(await store().deletions()).toEqual([asked]);
    await store().purge({ before: clock().now(), dryRun: false });
    const other = await open();
    expect((await other.deletions()).sort()).toEqual([asked, old].sort());
    await other.forgetDeletions({ before: clock().now() });
    expect(await store().deletions()).toEqual([old]);
    await other.close();
  });
}
