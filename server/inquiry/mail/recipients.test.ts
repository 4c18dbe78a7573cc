import { describe, expect, it } from 'vitest';
import { composeMail, type SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { maxRefusals } from '#server/inquiry/mail/retry-policy.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { createAnswerUrl, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const desk = 'desk@pharmacy.example';
const owner = 'owner@pharmacy.example';
const { clock, findInquiry, log, createOutbox, store } = setUpOutbox();

const temporaryOutcome: SendOutcome = { kind: 'temporary', reason: '450 Later', takenBy: [desk] };
const refusedOutcome: SendOutcome = {
  kind: 'delivered',
  refusedBy: [{ address: owner, reason: '550 No such user' }],
};

async function deliver(outcome: SendOutcome, deliveredState: 'sent' | 'written' = 'sent') {
  clock().advance((await store().getNextDueIn()) ?? 0);
  const { channel, messages } = stubChannel(() => outcome);
  const compose: OutboxOptions['compose'] = ({ inquiry, kind }) =>
    composeMail(inquiry, kind, { from: desk, to: [desk, owner] }, createAnswerUrl);
  await createOutbox({ ...channel, deliveredState }, { compose }).drain();
  return messages.flatMap(({ envelope }) => envelope.to);
}

describe('a message to two recipients', () => {
  it('is retried only for the recipient that temporarily rejected it', async () => {
    const { id } = await store().insert(makeInquiry());
    expect(await deliver(temporaryOutcome)).toEqual([desk, owner]);
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver(success)).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('sent');
    expect(await deliver(success)).toEqual([]);
  });

  it('records which recipient rejected it, for show and retry', async () => {
    const { id } = await store().insert(makeInquiry());
    await deliver(refusedOutcome);
    const details = await store().find(id);
    expect(details?.inquiry.state).toBe('sent');
    expect(details?.inquiry.reason).toContain(`rejected by ${owner}`);
    expect(details?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
    expect(log().warnings()).toEqual([expect.stringContaining('some recipients rejected')]);
    expect(log().warnings().join()).not.toContain(owner);
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(success)).toEqual([owner]);
    expect(await findInquiry(id)).toMatchObject({ state: 'sent', reason: null });
  });

  it('fails only if every recipient rejects it', async () => {
    const { id } = await store().insert(makeInquiry());
    const refusedBy = [{ address: desk, reason: '550 No such user' }];
    await deliver({ kind: 'temporary', reason: '450 Later', refusedBy });
    expect((await findInquiry(id))?.state).toBe('queued');
    expect(await deliver({ kind: 'permanent', reason: '550 No such user' })).toEqual([owner]);
    expect((await findInquiry(id))?.state).toBe('failed');
  });

  it('is marked as sent after giving up on one recipient', async () => {
    const { id } = await store().insert(makeInquiry());
    await deliver(temporaryOutcome);
    for (let round = 1; round < maxRefusals; round += 1) {
      expect(await deliver({ kind: 'temporary', reason: '450 Later' })).toEqual([owner]);
    }
    const details = await store().find(id);
    expect(details?.inquiry.state).toBe('sent');
    expect(details?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
  });

  it('goes to all recipients if it was only written to a file before', async () => {
    const { id } = await store().insert(makeInquiry());
    await deliver(success, 'written');
    expect(await store().retry(id, ['notification'])).toBe(true);
    expect(await deliver(success)).toEqual([desk, owner]);
  });
});
