import { describe, expect, it } from 'vitest';
import { composeMail, type SendOutcome } from '#server/inquiry/mail/mail.ts';
import { maxRefusals } from '#server/inquiry/mail/retry-policy.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const desk = 'desk@pharmacy.example';
const owner = 'owner@pharmacy.example';
const { clock, findInquiry, log, outbox, store } = setUpOutbox();

const later: SendOutcome = { kind: 'temporary', reason: '450 Later', takenBy: [desk] };
const refused: SendOutcome = {
  kind: 'delivered',
  refusedBy: [{ address: owner, reason: '550 No such user' }],
};

/** Delivers what is due in one attempt with this outcome, and returns to whom it was sent. */
async function deliver(outcome: SendOutcome, deliveredState: 'sent' | 'written' = 'sent') {
  clock().advance((await store().nextDueIn()) ?? 0);
  const { channel, mails } = stubChannel(() => outcome);
  await outbox(
    { ...channel, deliveredState },
    {
      compose: ({ inquiry, kind }) => composeMail(inquiry, kind, { from: desk, to: [desk, owner] }),
    },
  ).drain();
  return mails.flatMap(({ envelope }) => envelope.to);
}

describe('a mail to two recipients', () => {
  it('goes again to the one who was refused for now, and to nobody else', async () => {
    const { id } = await store().insert(newInquiry());
    expect(await deliver(later)).toEqual([desk, owner]);
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver(delivered)).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('sent');
    expect(await deliver(delivered)).toEqual([]);
  });

  it('is sent, and keeps who refused it for good, for show and for a retry', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(refused);
    const found = await store().find(id);
    expect(found?.inquiry.state).toBe('sent');
    expect(found?.inquiry.reason).toContain(`refused by ${owner}`);
    expect(found?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
    expect(log().warnings()).toEqual([expect.stringContaining('some recipients refused')]);
    expect(log().warnings().join()).not.toContain(owner);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(delivered)).toEqual([owner]);
    expect(await findInquiry(id)).toMatchObject({ state: 'sent', reason: null });
  });

  it('fails only when nobody took it', async () => {
    const { id } = await store().insert(newInquiry());
    const refusedBy = [{ address: desk, reason: '550 No such user' }];
    await deliver({ kind: 'temporary', reason: '450 Later', refusedBy });
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver({ kind: 'permanent', reason: '550 No such user' })).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('failed');
  });

  it('is given up for one who is never ready, and stays sent for the other', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(later);
    for (let round = 1; round < maxRefusals; round += 1) {
      expect(await deliver({ kind: 'temporary', reason: '450 Later' })).toEqual([owner]);
    }
    const found = await store().find(id);
    expect(found?.inquiry.state).toBe('sent');
    expect(found?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
  });

  it('goes to everyone when it was only written before', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(delivered, 'written');
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(delivered)).toEqual([desk, owner]);
  });
});
