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

/** Sends due mail once with this outcome, and returns the recipients. */
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
  it('is retried only for the recipient that refused it for now', async () => {
    const { id } = await store().insert(newInquiry());
    expect(await deliver(later)).toEqual([desk, owner]);
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver(delivered)).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('sent');
    expect(await deliver(delivered)).toEqual([]);
  });

  it('records the recipient that refused it, for show and retry', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(refused);
    const details = await store().find(id);
    expect(details?.inquiry.state).toBe('sent');
    expect(details?.inquiry.reason).toContain(`refused by ${owner}`);
    expect(details?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
    expect(log().warnings()).toEqual([expect.stringContaining('some recipients refused')]);
    expect(log().warnings().join()).not.toContain(owner);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(delivered)).toEqual([owner]);
    expect(await findInquiry(id)).toMatchObject({ state: 'sent', reason: null });
  });

  it('fails only if every recipient refused it', async () => {
    const { id } = await store().insert(newInquiry());
    const refusedBy = [{ address: desk, reason: '550 No such user' }];
    await deliver({ kind: 'temporary', reason: '450 Later', refusedBy });
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver({ kind: 'permanent', reason: '550 No such user' })).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('failed');
  });

  it('stays sent after giving up on one recipient', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(later);
    for (let round = 1; round < maxRefusals; round += 1) {
      expect(await deliver({ kind: 'temporary', reason: '450 Later' })).toEqual([owner]);
    }
    const details = await store().find(id);
    expect(details?.inquiry.state).toBe('sent');
    expect(details?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
  });

  it('goes to all recipients if it was only written before', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver(delivered, 'written');
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(delivered)).toEqual([desk, owner]);
  });
});
