import { expect, it } from 'vitest';
import { claimOptions, day, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

const desk = 'Desk@pharmacy.example';
const second = 'second@pharmacy.example';
const reason = '5.1.1 no such user';
const failures = [{ addresses: [desk.toLowerCase()], reason }];

export function bounceContract(kind: StoreKind) {
  const { store, clock, finishNext, insertFinished, findInquiry } = setUpStore(kind);
  const insertSentTo = (...takenBy: string[]) =>
    insertFinished({ state: 'sent', recipients: { takenBy, refusedBy: [] } });
  const bounce = (id: string, changes = {}) =>
    store().recordBounce({ id, kind: 'notification', failures, ...changes });
  const purge = () => store().purge({ before: clock().now() + day, dryRun: false });

  it('marks an inquiry as bounced, keeps it and reports it until it is sent again', async () => {
    const id = await insertSentTo(desk);
    expect(await bounce(id)).toBe('bounced');
    expect(await bounce(id)).toBe('noted');
    expect(await findInquiry(id)).toMatchObject({ state: 'bounced', reason: `bounced: ${reason}` });
    expect(await purge()).toEqual([]);
    for (const state of ['bounced', 'failed', 'undelivered'] as const)
      expect(await store().list({ state })).toMatchObject([{ id }]);
    expect(await store().list({ state: 'sent' })).toEqual([]);
    expect(await store().getStats()).toMatchObject({
      countByState: { sent: 0, bounced: 1 },
      oldestUndeliveredAt: clock().now(),
    });
    const digest = await store().claimDigest({ leaseMs: minute, overdueBefore: 0 });
    expect(digest?.inquiries).toEqual([{ id, state: 'bounced' }]);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await findInquiry(id)).toMatchObject({ state: 'queued', reason: null });
    await finishNext({ state: 'sent', recipients: { takenBy: [desk], refusedBy: [] } });
    expect(await purge()).toEqual([id]);
  });

  it('keeps the state while another recipient has the inquiry', async () => {
    const id = await insertSentTo(desk, second);
    expect(await bounce(id)).toBe('noted');
    expect(await findInquiry(id)).toMatchObject({ state: 'sent' });
    await store().retry(id, ['notification']);
    expect(await store().claim(claimOptions)).toMatchObject([{ takenBy: [second], refusedBy: [] }]);
  });

  it('assumes that a forwarded message reached no one', async () => {
    const id = await insertSentTo(desk, second);
    const forwarded = [{ addresses: ['someone@gmail.example'], reason }];
    expect(await bounce(id, { failures: forwarded })).toBe('bounced');
  });

  it('records that an acknowledgment bounced, without a new state', async () => {
    const deliveries = ['notification', 'acknowledgement'] as const;
    const { id } = await store().insert(makeInquiry({ deliveries }));
    const recipients = { takenBy: [desk], refusedBy: [] };
    for (const delivery of await store().claim(claimOptions))
      await store().finish(delivery, { state: 'sent', recipients });
    expect(await bounce(id, { kind: 'acknowledgement' })).toBe('noted');
    const details = await store().find(id);
    expect(details?.inquiry.state).toBe('sent');
    expect(details?.deliveries.find((each) => each.kind === 'acknowledgement')).toMatchObject({
      refusedBy: [{ address: desk, reason }],
    });
  });

  it('does not believe reports about messages that were not sent', async () => {
    const { id } = await store().insert(makeInquiry());
    expect(await bounce(id)).toBe('waiting');
    expect(await bounce(id, { kind: 'acknowledgement' })).toBe('unmatched');
    await finishNext({ state: 'written' });
    expect(await bounce(id)).toBe('unmatched');
    expect(await bounce('nothing')).toBe('unmatched');
    expect(await findInquiry(id)).toMatchObject({ state: 'written' });
  });

  it('neither lists nor counts test inquiries', async () => {
    const id = await insertFinished({ state: 'failed', error: '550' }, { isTest: true });
    expect(await store().listTests()).toEqual([{ id, state: 'failed', receivedAt: clock().now() }]);
    expect(await store().list({})).toEqual([]);
    expect(await store().getStats()).toMatchObject({
      countByState: { failed: 0 },
      lastReceivedAt: null,
    });
    expect(await store().claimDigest({ leaseMs: minute, overdueBefore: 0 })).toBeNull();
    expect(
      await store().claimDigest({ leaseMs: minute, overdueBefore: 0, hasWarnings: true }),
    ).not.toBeNull();
  });

  it('leases the mail check to one server until it is finished or the lease expires', async () => {
    const claim = () => store().claimMailCheck({ leaseMs: minute });
    const claims = await Promise.all([claim(), claim()]);
    const [check, ...others] = claims.filter((each) => each !== null);
    expect(others).toEqual([]);
    if (check) await store().finishMailCheck({ ...check, testedAt: 5 });
    expect(await claim()).toMatchObject({ testedAt: 5 });
    expect(await claim()).toBeNull();
    clock().advance(minute);
    expect(await claim()).not.toBeNull();
  });
}
