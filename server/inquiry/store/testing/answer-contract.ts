import { expect, it } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { day, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { type StoreKind, setUpStore } from '#server/inquiry/testing/stores.ts';

export function answerContract(kind: StoreKind) {
  const { store, clock, open, insertFinished, insertHeld, findInquiry } = setUpStore(kind);
  const getUnanswered = async () => (await store().list({ unanswered: true })).map(({ id }) => id);

  it('finds an inquiry by ID or reference number', async () => {
    const { id } = await store().insert(makeInquiry());
    await store().insert(makeInquiry());
    for (const key of [id, formatReference(id)]) {
      expect((await store().find(key))?.inquiry.id).toBe(id);
    }
    expect(await store().find(id.slice(0, 11))).toBeNull();
  });

  it('marks an inquiry as answered, once, and undoes it', async () => {
    const { id } = await store().insert(makeInquiry());
    await insertHeld();
    expect(await getUnanswered()).toEqual([id]);
    const answeredAt = clock().now();
    expect(await store().setAnswered(id, true)).toBe(true);
    clock().advance(minute);
    await store().setAnswered(id, true);
    expect(await findInquiry(id)).toMatchObject({ answeredAt });
    expect(await getUnanswered()).toEqual([]);
    await store().setAnswered(id, false);
    expect(await getUnanswered()).toEqual([id]);
    expect(await store().setAnswered('no-such-id', true)).toBe(false);
  });

  it('reports inquiries that were emailed but not answered in time', async () => {
    const lateId = await insertFinished({ state: 'sent' });
    const answeredId = await insertFinished({ state: 'sent' });
    await store().setAnswered(answeredId, true);
    clock().advance(day);
    await insertFinished({ state: 'sent' });
    const claim = (overdueBefore: number) => store().claimDigest({ leaseMs: 1000, overdueBefore });
    expect(await claim(clock().now() - day)).toBeNull();
    expect((await claim(clock().now() - day + 1))?.inquiries).toEqual([
      { id: lateId, state: 'sent' },
    ]);
  });

  it('gives all servers the same signing key', async () => {
    const otherStore = await open();
    const keys = await Promise.all([store().getSigningKey(), otherStore.getSigningKey()]);
    await otherStore.close();
    expect(new Set([...keys, await store().getSigningKey()]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
}
