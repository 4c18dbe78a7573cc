import { describe, expect, it, vi } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeDigest, sendDigest } from '#server/inquiry/mail/digest.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const mail = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };

describe('composeDigest', () => {
  const claimed = { claimedAt: Date.UTC(2025, 4, 13), leaseToken: 't', id: 'id-7' };
  const textOf = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');

  it('lists counts, IDs and commands, with a stable Message-ID', async () => {
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

  it('stays short when many inquiries are held', async () => {
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

describe('sendDigest', () => {
  const { insertFinished, log, store } = setUpOutbox();

  /** Tries to send a digest six times. */
  async function trySixTimes(answer: (attempt: number) => SendOutcome) {
    await insertFinished({ state: 'failed', error: '550 no' });
    const { channel, mails } = stubChannel(answer);
    const onAttempt = vi.fn();
    for (let count = 0; count < 6; count += 1) {
      await sendDigest({ store: store(), channel, mail, log: log(), onAttempt });
    }
    return { mails, attempts: onAttempt.mock.calls.flat() };
  }

  it('retries until mail works, without form entries, and logs no address', async () => {
    const down: SendOutcome = { kind: 'unreachable', reason: 'no desk@pharmacy.example' };
    const { mails, attempts } = await trySixTimes((attempt) => (attempt < 3 ? down : delivered));
    expect(attempts).toEqual(['unreachable', 'unreachable', 'delivered']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    for (const typed of Object.values(sampleValues)) {
      expect(mails[0]?.raw.toString()).not.toContain(typed);
    }
    expect(log().lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'info']);
    expect(JSON.stringify(log().lines)).not.toContain('@');
  });

  it('is finished once one recipient has it', async () => {
    const takenBy = ['desk@pharmacy.example'];
    const { mails } = await trySixTimes(() => ({ kind: 'permanent', reason: '550 no', takenBy }));
    expect(mails).toHaveLength(1);
  });

  it('retries after the store failed', async () => {
    vi.spyOn(store(), 'claimDigest').mockRejectedValueOnce(new Error('gone'));
    expect((await trySixTimes(() => delivered)).mails).toHaveLength(1);
    expect(log().errors()).toEqual([expect.stringContaining('gone')]);
  });
});
