import { expect, it } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import {
  claimOptions,
  day,
  hour,
  insertSent,
  makeInquiry,
  minute,
} from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

export function insertContract(kind: StoreKind) {
  const { store, clock, reopen, claimNext, insertFinished, insertLater, findInquiry } =
    setUpStore(kind);
  const allKinds = ['notification', 'acknowledgement'] as const;

  it('keeps inquiries across a restart', async () => {
    const { id } = await store().insert(makeInquiry());
    await reopen();
    expect(await store().find(id)).toMatchObject({
      inquiry: { id, ...sampleValues, state: 'queued', reason: null, receivedAt: clock().now() },
      deliveries: [{ kind: 'notification', state: 'waiting', attempts: 0 }],
    });
  });

  it('stores concurrent duplicates once', async () => {
    const inquiry = makeInquiry({ dedupeKey: 'k' });
    const results = await Promise.all(Array.from({ length: 12 }, () => store().insert(inquiry)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(await store().list({})).toHaveLength(1);
    expect(await store().claim(claimOptions)).toHaveLength(1);
  });

  it('leaves nothing behind after a probe', async () => {
    await Promise.all([store().probe(), store().probe()]);
    expect(await store().list({})).toEqual([]);
    expect(await store().getNextDueIn()).toBeNull();
    expect(await store().listDeletions()).toEqual([]);
  });

  it('accepts a duplicate after a day', async () => {
    const inquiry = makeInquiry({ dedupeKey: 'k' });
    const firstResult = await store().insert(inquiry);
    clock().advance(day);
    expect(await store().insert(inquiry)).toEqual({ id: firstResult.id, isDuplicate: true });
    clock().advance(1);
    const secondResult = await store().insert(inquiry);
    expect(secondResult.isDuplicate).toBe(false);
    expect(secondResult.id).not.toBe(firstResult.id);
  });

  it('counts by state and finds the oldest undelivered inquiry', async () => {
    expect(await store().getStats()).toEqual({
      countByState: { queued: 0, sent: 0, written: 0, failed: 0, bounced: 0, quarantined: 0 },
      oldestUndeliveredAt: null,
      lastReceivedAt: null,
    });
    await insertLater({ state: 'sent' });
    await insertLater({ state: 'written' });
    const oldestUndeliveredAt = clock().now();
    await insertLater({ state: 'failed', error: '550 no' });
    clock().advance(-hour);
    await store().insert(makeInquiry({ quarantine: 'honeypot' }));
    clock().advance(hour + minute);
    await store().insert(makeInquiry());
    expect(await store().getStats()).toEqual({
      countByState: { queued: 1, sent: 1, written: 1, failed: 1, bounced: 0, quarantined: 1 },
      oldestUndeliveredAt,
      lastReceivedAt: clock().now(),
    });
  });

  it('emails a held inquiry only after its release', async () => {
    const { id } = await store().insert(makeInquiry({ quarantine: 'honeypot' }));
    expect(await store().claim(claimOptions)).toMatchObject([{ kind: 'notice' }]);
    expect(await findInquiry(id)).toMatchObject({ state: 'quarantined', reason: 'honeypot' });
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect((await claimNext()).inquiry).toMatchObject({ id, state: 'queued', reason: null });
  });

  it('queues failed inquiries again, but not sent, waiting or unknown ones', async () => {
    const failedId = await insertFinished({ state: 'failed', error: '550 no' });
    expect(await findInquiry(failedId)).toMatchObject({ state: 'failed', reason: '550 no' });
    expect(await store().retry(failedId, ['notification'])).toBe(true);
    expect(await claimNext()).toMatchObject({ attempts: 1, inquiry: { state: 'queued' } });
    const sentId = await insertFinished({ state: 'sent' });
    const { id: waitingId } = await store().insert(makeInquiry());
    for (const id of [sentId, waitingId, 'nothing']) {
      expect(await store().retry(id, ['notification'])).toBe(false);
    }
  });

  it('tracks the two emails for an inquiry separately', async () => {
    const { id } = await store().insert(makeInquiry({ deliveries: allKinds }));
    const claims = await store().claim(claimOptions);
    expect(claims.map((delivery) => delivery.kind).sort()).toEqual(allKinds.toSorted());
    const failedResult = { state: 'failed', error: '550' } as const;
    for (const delivery of claims) {
      const isSent = delivery.kind === 'notification';
      await store().finish(delivery, isSent ? { state: 'sent' } : failedResult);
    }
    expect(await store().list({ state: 'failed' })).toMatchObject([
      { id, state: 'sent', reason: 'acknowledgement: 550' },
    ]);
    expect(await store().retry(id, allKinds)).toBe(true);
    expect((await findInquiry(id))?.state).toBe('sent');
    expect(await claimNext()).toMatchObject({ kind: 'acknowledgement', attempts: 1 });
  });

  it('purges only old inquiries that were emailed', async () => {
    const oldId = await insertFinished({ state: 'sent' });
    await insertFinished({ state: 'written' });
    await insertFinished({ state: 'failed', error: '550' });
    await store().insert(makeInquiry({ quarantine: 'honeypot' }));
    await store().insert(makeInquiry());
    clock().advance(day);
    const before = clock().now() - hour;
    expect(await store().purge({ before, dryRun: true })).toEqual([oldId]);
    expect(await store().list({})).toHaveLength(5);
    expect(await store().purge({ before, dryRun: false })).toEqual([oldId]);
    expect(await store().list({ state: 'sent' })).toEqual([]);
    expect(await store().list({})).toHaveLength(4);
  });

  it('keeps an old inquiry while its acknowledgment is pending', async () => {
    await store().insert(makeInquiry({ deliveries: allKinds }));
    const claims = await store().claim(claimOptions);
    const notification = claims.find((delivery) => delivery.kind === 'notification');
    if (notification) await store().finish(notification, { state: 'sent' });
    clock().advance(day);
    expect(await store().purge({ before: clock().now(), dryRun: false })).toEqual([]);
  });

  it('purges each inquiry once when several servers purge', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) ids.push((await insertSent(store())).id);
    clock().advance(day);
    const options = { before: clock().now(), dryRun: false };
    const purgedIds = await Promise.all([1, 2, 3, 4].map(() => store().purge(options)));
    expect(purgedIds.flat().sort()).toEqual(ids.sort());
    expect(await store().list({})).toEqual([]);
  });
}
