import { describe, expect, it, vi } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeDigest, sendDigest } from '#server/inquiry/mail/digest.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { answerUrl, createAnswerUrl } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const settings = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };

describe('composeDigest', () => {
  const lease = { claimedAt: Date.UTC(2025, 4, 13), leaseToken: 't', id: 'id-7' };
  const getText = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');

  it('lists counts, IDs and commands, with a stable Message-ID', async () => {
    const inquiries = [
      { id: 'id-a', state: 'failed' },
      { id: 'id-b', state: 'quarantined' },
      { id: 'id-c', state: 'failed' },
    ] as const;
    const { envelope, messageId, raw } = await composeDigest(
      { ...lease, inquiries },
      settings,
      createAnswerUrl,
    );
    expect(envelope.to).toEqual(['desk@pharmacy.example']);
    expect(messageId).toBe('<id-7.digest@pharmacy.example>');
    expect(getText(raw)).toContain('Could not be emailed: 2 (id-a, id-c).');
    expect(getText(raw)).toContain('inquiries retry --failed');
    expect(getText(raw)).toContain('node /path/to/build/inquiries.js');
    expect(getText(raw)).not.toContain('npm');
    expect(getText(raw)).toContain('Held as likely spam: 1 (id-b).');
    expect(getText(raw)).not.toContain('Only written');
    expect(getText(raw)).toContain('Subject: Inquiries not delivered: 3');
  });

  it('lists unanswered inquiries by reference number, with links', async () => {
    const id = '01c0ffee-7b1d-4a52-9f0e-6d1f2a3b4c5d';
    const inquiries = [{ id, state: 'sent' }] as const;
    const { raw } = await composeDigest({ ...lease, inquiries }, settings, createAnswerUrl);
    const html = getText(raw).replaceAll('=3D', '=');
    expect(html).toContain('Subject: Inquiries not answered: 1');
    expect(html).toContain(`<a href="${answerUrl}">Mark ${formatReference(id)} as answered</a>`);
    expect(html).not.toContain('not reached the pharmacy');
  });

  it('lists warnings, even if every inquiry was delivered', async () => {
    const { raw } = await composeDigest({ ...lease, inquiries: [] }, settings, createAnswerUrl, [
      'silence',
    ]);
    expect(getText(raw)).toContain('Warning: no inquiry has arrived');
    expect(getText(raw)).toContain('Subject: The inquiry form needs attention');
    expect(getText(raw)).not.toContain('inquiries delete');
    const inquiries = [{ id: 'id-d', state: 'bounced' }] as const;
    const bounced = await composeDigest({ ...lease, inquiries }, settings, createAnswerUrl);
    expect(getText(bounced.raw)).toContain('Came back after they were sent: 1 (id-d).');
  });

  it('stays short when many inquiries are held', async () => {
    const inquiries = Array.from({ length: 5000 }, (_, index) => ({
      id: `id-${index}`,
      state: 'quarantined' as const,
    }));
    const { raw } = await composeDigest({ ...lease, inquiries }, settings, createAnswerUrl);
    expect(getText(raw)).toContain('Held as likely spam: 5000 (id-0, ');
    expect(getText(raw)).toContain(' and 4980 more).');
    expect(raw.length).toBeLessThan(10_000);
  });
});

describe('sendDigest', () => {
  const { insertFinished, log, store } = setUpOutbox();

  async function trySixTimes(getOutcome: (attempt: number) => SendOutcome) {
    await insertFinished({ state: 'failed', error: '550 no' });
    const { channel, messages } = stubChannel(getOutcome);
    const onAttempt = vi.fn();
    for (let count = 0; count < 6; count += 1) {
      await sendDigest({ store: store(), channel, mail: settings, log: log(), onAttempt });
    }
    return { messages, attempts: onAttempt.mock.calls.flat() };
  }

  it('retries until the mail server works, without form entries or logged addresses', async () => {
    const failure: SendOutcome = { kind: 'unreachable', reason: 'no desk@pharmacy.example' };
    const { messages, attempts } = await trySixTimes((count) => (count < 3 ? failure : success));
    expect(attempts).toEqual(['unreachable', 'unreachable', 'delivered']);
    expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1);
    for (const entry of Object.values(sampleValues)) {
      expect(messages[0]?.raw.toString()).not.toContain(entry);
    }
    expect(log().lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'info']);
    expect(JSON.stringify(log().lines)).not.toContain('@');
  });

  it('stops when one recipient has the digest', async () => {
    const takenBy = ['desk@pharmacy.example'];
    const { messages } = await trySixTimes(() => ({ kind: 'permanent', reason: '550', takenBy }));
    expect(messages).toHaveLength(1);
  });

  it('retries after the store fails', async () => {
    vi.spyOn(store(), 'claimDigest').mockRejectedValueOnce(new Error('gone'));
    expect((await trySixTimes(() => success)).messages).toHaveLength(1);
    expect(log().errors()).toEqual([expect.stringContaining('gone')]);
  });
});
