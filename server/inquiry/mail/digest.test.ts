import { describe, expect, test, vi } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeDigest, mailDigest } from '#server/inquiry/mail/digest.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { claimOptions, hour, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { outboxDesk } from '#server/inquiry/testing/outbox-desk.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const mail = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };

describe('the mail', () => {
  const claimed = { claimedAt: Date.UTC(2025, 4, 13), leaseToken: 't', id: 'id-7' };
  const textOf = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');

  test('tells numbers, IDs and what to do, and has a Message-ID that stays the same', async () => {
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
    expect(textOf(raw)).toContain('Subject: Inquiries that nobody has got: 3');
  });

  test('stays short when a flood is held', async () => {
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
  const { clock, store } = outboxDesk();

  async function insertFailed() {
    await store().insert(newInquiry());
    const [claimed] = await store().claim(claimOptions);
    if (claimed) await store().finish(claimed, { state: 'failed', error: '550 no' });
  }
  /** A server that looks when the test says so. */
  function server(answer: (attempt: number) => SendOutcome) {
    const log = testLog();
    const { channel, mails } = channelThat(answer);
    const attempts: string[] = [];
    const onAttempt = (outcome: string) => attempts.push(outcome);
    const look = () => mailDigest({ store: store(), channel, mail, log, onAttempt });
    return { log, mails, attempts, look };
  }

  test('is mailed once a day, with nothing of what was typed', async () => {
    await insertFailed();
    const { mails, attempts, log, look } = server(() => delivered);
    for (let hours = 0; hours < 30; hours += 1) {
      await look();
      clock().advance(hour);
    }
    expect(mails.map(({ kind }) => kind)).toEqual(['digest', 'digest']);
    for (const typed of Object.values(sampleValues)) {
      expect(mails[0]?.raw.toString()).not.toContain(typed);
    }
    expect(attempts).toEqual(['delivered', 'delivered']);
    expect(log.infos()).toHaveLength(2);
  });

  test('is tried again until mail works, without an address in the log', async () => {
    await insertFailed();
    const down: SendOutcome = { kind: 'unreachable', reason: 'no desk@pharmacy.example' };
    const { mails, log, look } = server((attempt) => (attempt < 3 ? down : delivered));
    for (let count = 0; count < 6; count += 1) await look();
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(log.warnings()).toHaveLength(2);
    expect(JSON.stringify(log.lines)).not.toContain('@');
  });

  test('is done once one of several has it', async () => {
    await insertFailed();
    const { mails, look } = server(() => ({
      kind: 'permanent',
      reason: '550 no such user',
      takenBy: ['desk@pharmacy.example'],
    }));
    await look();
    await look();
    expect(mails).toHaveLength(1);
  });

  test('goes on after the store did not answer', async () => {
    await insertFailed();
    vi.spyOn(store(), 'claimDigest').mockRejectedValueOnce(new Error('gone'));
    const { mails, log, look } = server(() => delivered);
    await look();
    expect(log.errors()).toEqual([expect.stringContaining('gone')]);
    await look();
    expect(mails).toHaveLength(1);
  });
});
