import { describe, expect, it, vi } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeDigest, sendDigest } from '#server/inquiry/mail/digest.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const mail = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };

describe('the mail', () => {
  const claimed = { claimedAt: Date.UTC(2025, 4, 13), leaseToken: 't', id: 'id-7' };
  const textOf = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');

  it('tells numbers, IDs and what to do, and has a Message-ID that stays the same', async () => {
    const inquiries = [
      { id: 'id-a', state: 'failed' },
      { id: 'id-b', state: 'quarantined' },
      { id: 'id-c', state: 'failed' },
    ] as const;
    const { envelope, messageId, raw } = await composeDigest({ ...claimed, inquiries }, mail);
    expect(envelope.to).toEqual(['desk@pharmacy.example']);
    expect(messageId).toBe('<id-7.digest@pharmacy.example>');
    expect(textOf(raw)).toContain('Could not be mailed: 2 (id-a, id-c).');
    expect(textOf(raw)).toContain('inquiries retry --failed');
    expect(textOf(raw)).toContain('node inquiries.js');
    expect(textOf(raw)).not.toContain('npm');
    expect(textOf(raw)).toContain('Held as likely spam: 1 (id-b).');
    expect(textOf(raw)).not.toContain('Only written');
    expect(textOf(raw)).toContain('Subject: Inquiries that were not delivered: 3');
  });

  it('stays short when a flood is held', async () => {
    const inquiries = Array.from({ length: 5000 }, (_, index) => ({
      id: `id-${index}`,
      state: 'quarantined' as const,
    }));
    const { raw } = await composeDigest({ ...claimed, inquiries }, mail);
    expect(textOf(raw)).toContain('Held as likely spam: 5000 (id-0, ');
    expect(textOf(raw)).toContain(' and 4980 more).');
    expect(raw.length).toBeLessThan(10_000);
  });
});

describe('the digest', () => {
  const { insertFinished, log, store } = setUpOutbox();

  /** Looks for something to tell, six times, at a server that answers so. */
  async function look(answer: (attempt: number) => SendOutcome) {
    await insertFinished({ state: 'failed', error: '550 no' });
    const { channel, mails } = stubChannel(answer);
    const onAttempt = vi.fn();
    for (let count = 0; count < 6; count += 1) {
      await sendDigest({ store: store(), channel, mail, log: log(), onAttempt });
    }
    return { mails, attempts: onAttempt.mock.calls.flat() };
  }

  it('is tried again until mail works, without what was typed and without an address in the log', async () => {
    const down: SendOutcome = { kind: 'unreachable', reason: 'no desk@pharmacy.example' };
    const { mails, attempts } = await look((attempt) => (attempt < 3 ? down : delivered));
    expect(attempts).toEqual(['unreachable', 'unreachable', 'delivered']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    for (const typed of Object.values(sampleValues)) {
      expect(mails[0]?.raw.toString()).not.toContain(typed);
    }
    expect(log().lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'info']);
    expect(JSON.stringify(log().lines)).not.toContain('@');
  });

  it('is done once one of several has it', async () => {
    const takenBy = ['desk@pharmacy.example'];
    const { mails } = await look(() => ({ kind: 'permanent', reason: '550 no', takenBy }));
    expect(mails).toHaveLength(1);
  });

  it('is mailed after the store did not answer for a moment', async () => {
    vi.spyOn(store(), 'claimDigest').mockRejectedValueOnce(new Error('gone'));
    expect((await look(() => delivered)).mails).toHaveLength(1);
    expect(log().errors()).toEqual([expect.stringContaining('gone')]);
  });
});
