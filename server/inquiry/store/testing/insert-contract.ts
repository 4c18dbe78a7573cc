import { expect, test } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import {
  claimOptions,
  day,
  hour,
  insertMailed,
  minute,
  newInquiry,
} from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, storeForTests } from '#server/inquiry/testing/stores.ts';

/** What every store does with inquiries. */
export function insertContract(kind: StoreKind) {
  const { store, clock, open, reopen, claimOne, states } = storeForTests(kind);

  test('keeps what was sent, across a restart', async () => {
    const { id } = await store().insert(newInquiry());
    await reopen();
    expect(await store().find(id)).toMatchObject({
      inquiry: { id, ...sampleValues, state: 'queued', reason: null, receivedAt: clock().now() },
      deliveries: [{ kind: 'notification', state: 'waiting', attempts: 0 }],
    });
  });

  test('stores the same key once, also when it arrives many times at once', async () => {
    const inquiry = newInquiry({ dedupeKey: 'k' });
    const stored = await Promise.all(Array.from({ length: 12 }, () => store().insert(inquiry)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(stored.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect((await states()).queued).toBe(1);
    expect(await store().claim(claimOptions)).toHaveLength(1);
  });

  test('leaves nothing behind when it tries whether it can store', async () => {
    const other = await open();
    await Promise.all([store().probe(), other.probe()]);
    await other.close();
    expect(await store().list({})).toEqual([]);
    expect(await store().nextDueIn()).toBeNull();
    expect(await store().deletions()).toEqual([]);
  });

  test('forgets a key after a day', async () => {
    const inquiry = newInquiry({ dedupeKey: 'k' });
    const first = await store().insert(inquiry);
    clock().advance(day);
    expect(await store().insert(inquiry)).toEqual({ id: first.id, duplicate: true });
    clock().advance(1);
    const second = await store().insert(inquiry);
    expect(second.duplicate).toBe(false);
    expect(second.id).not.toBe(first.id);
  });

  test('counts by state and finds the oldest that is not delivered', async () => {
    expect(await store().counts()).toEqual({
      states: { queued: 0, sent: 0, written: 0, failed: 0, quarantined: 0 },
      oldestUndelivered: null,
    });
    await store().insert(newInquiry());
    await store().finish(await claimOne(), { state: 'sent' });
    clock().advance(minute);
    const since = clock().now();
    await store().insert(newInquiry());
    await store().finish(await claimOne(), { state: 'written' });
    clock().advance(minute);
    await store().insert(newInquiry());
    await store().finish(await claimOne(), { state: 'failed', error: '550 no' });
    await store().insert(newInquiry({ quarantine: 'honeypot' }));
    clock().advance(minute);
    await store().insert(newInquiry());
    expect(await store().counts()).toEqual({
      states: { queued: 1, sent: 1, written: 1, failed: 1, quarantined: 1 },
      oldestUndelivered: since,
    });
  });

  test('mails nothing of what is quarantined until it is released', async () => {
    const { id } = await store().insert(newInquiry({ quarantine: 'honeypot' }));
    expect(await store().claim(claimOptions)).toMatchObject([{ kind: 'notice' }]);
    expect((await store().find(id))?.inquiry).toMatchObject({
      state: 'quarantined',
      reason: 'honeypot',
    });
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect((await claimOne()).inquiry).toMatchObject({ id, state: 'queued', reason: null });
  });

  test('queues a failed delivery again with a fresh count', async () => {
    const { id } = await store().insert(newInquiry());
    await store().finish(await claimOne(), { state: 'failed', error: '550 no' });
    expect((await store().find(id))?.inquiry).toMatchObject({ state: 'failed', reason: '550 no' });
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await claimOne()).toMatchObject({ attempts: 1, inquiry: { state: 'queued' } });
  });

  test('does not queue again what was sent, still waits or does not exist', async () => {
    const sent = await store().insert(newInquiry());
    await store().finish(await claimOne(), { state: 'sent' });
    const waiting = await store().insert(newInquiry());
    expect(await store().retry(sent.id, ['notification'])).toBe(false);
    expect(await store().retry(waiting.id, ['notification'])).toBe(false);
    expect(await store().retry('nothing', ['notification'])).toBe(false);
  });

  test('keeps the two mails of an inquiry apart', async () => {
    const { id } = await store().insert(
      newInquiry({ deliveries: ['notification', 'acknowledgement'] }),
    );
    const claims = await store().claim(claimOptions);
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'notification']);
    for (const claimed of claims) {
      const failed = claimed.kind === 'acknowledgement';
      await store().finish(claimed, failed ? { state: 'failed', error: '550' } : { state: 'sent' });
    }
    expect((await store().find(id))?.inquiry.state).toBe('sent');
    expect(await store().retry(id, ['notification', 'acknowledgement'])).toBe(true);
    expect((await store().find(id))?.inquiry.state).toBe('sent');
    expect(await claimOne()).toMatchObject({ kind: 'acknowledgement', attempts: 1 });
  });

  test('purges old inquiries that were mailed, and none that were not', async () => {
    const finished = async (result: DeliveryResult) => {
      const { id } = await store().insert(newInquiry());
      await store().finish(await claimOne(), result);
      return id;
    };
    const old = await finished({ state: 'sent' });
    await finished({ state: 'written' });
    await finished({ state: 'failed', error: '550' });
    await store().insert(newInquiry({ quarantine: 'honeypot' }));
    await store().insert(newInquiry());
    clock().advance(day);
    const before = clock().now() - hour;
    expect(await store().purge({ before, dryRun: true })).toEqual([old]);
    expect((await states()).sent).toBe(1);
    expect(await store().purge({ before, dryRun: false })).toEqual([old]);
    expect(await states()).toEqual({ queued: 1, sent: 0, written: 1, failed: 1, quarantined: 1 });
  });

  test('keeps an old inquiry that was mailed while its acknowledgement waits', async () => {
    await store().insert(newInquiry({ deliveries: ['notification', 'acknowledgement'] }));
    const claims = await store().claim(claimOptions);
    for (const claimed of claims.filter(({ kind }) => kind === 'notification')) {
      await store().finish(claimed, { state: 'sent' });
    }
    clock().advance(day);
    expect(await store().purge({ before: clock().now(), dryRun: false })).toEqual([]);
  });

  test('purges once when several servers do it at the same time', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      ids.push((await insertMailed(store())).id);
    }
    clock().advance(day);
    const other = await open();
    const purged = await Promise.all(
      [store(), other, store(), other].map((each) =>
        each.purge({ before: clock().now(), dryRun: false }),
      ),
    );
    await other.close();
    expect(purged.flat().sort()).toEqual(ids.sort());
    expect(await store().list({})).toEqual([]);
  });
}
