import { expect, it, vi } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeDigest, sendDigest } from '#server/inquiry/mail/digest.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { WarningKind } from '#server/inquiry/mail/mail-checks.ts';
import type { ClaimedDigest } from '#server/inquiry/store/store.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { answerUrl, createAnswerUrl } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const settings = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };

async function compose(inquiries: ClaimedDigest['inquiries'], warnings: WarningKind[] = []) {
  const digest = { claimedAt: Date.UTC(2025, 4, 13), leaseToken: 't', id: 'id-7', inquiries };
  const mail = await composeDigest(digest, settings, createAnswerUrl, warnings);
  return { ...mail, text: mail.raw.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') };
}

const [idA = '', idB = '', idC = '', idD = ''] = [...'abcd'].map((letter) => letter.repeat(10));

it('lists counts, reference numbers and commands, with a stable Message-ID', async () => {
  const { envelope, messageId, text } = await compose([
    { id: idA, state: 'failed' },
    { id: idB, state: 'quarantined' },
    { id: idC, state: 'failed' },
    { id: idD, state: 'bounced' },
  ]);
  expect(envelope.to).toEqual(['desk@pharmacy.example']);
  expect(messageId).toBe('<id-7.digest@pharmacy.example>');
  expect(text).toContain(
    `Could not be emailed: 2 (${formatReference(idA)}, ${formatReference(idC)}).`,
  );
  expect(text).toContain('inquiries retry --failed');
  expect(text).toContain('node /path/to/build/inquiries.js');
  expect(text).toContain(`Held as likely spam: 1 (${formatReference(idB)}).`);
  expect(text).toContain(`Came back after they were sent: 1 (${formatReference(idD)}).`);
  expect(text).not.toMatch(/npm|Only written/);
  expect(text).toContain('Subject: Inquiries not delivered: 4');
});

it('lists unanswered inquiries by reference number, with links', async () => {
  const id = '01c0ffee-7b1d-4a52-9f0e-6d1f2a3b4c5d';
  const { text } = await compose([{ id, state: 'sent' }]);
  expect(text).toContain('Subject: Inquiries not answered: 1');
  expect(text).toContain(`<a href="${answerUrl}">Mark ${formatReference(id)} as answered</a>`);
  expect(text).not.toContain('not reached the pharmacy');
});

it('lists warnings, even if every inquiry was delivered', async () => {
  const { text } = await compose([], ['silence']);
  expect(text).toContain('Warning: no inquiry has arrived');
  expect(text).toContain('Subject: The inquiry form needs attention');
  expect(text).not.toContain('inquiries delete');
});

it('keeps the digest short when many inquiries are held', async () => {
  const ids = Array.from({ length: 5000 }, (_, index) => String(index).padStart(10, '0'));
  const { raw, text } = await compose(ids.map((id) => ({ id, state: 'quarantined' })));
  expect(text).toContain(`Held as likely spam: 5000 (${formatReference('0'.repeat(10))}, `);
  expect(text).toContain(' and 4980 more).');
  expect(raw.length).toBeLessThan(10_000);
});

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

it('retries the digest until the mail server works, without logging addresses', async () => {
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

it('retries the digest after the store fails', async () => {
  vi.spyOn(store(), 'claimDigest').mockRejectedValueOnce(new Error('gone'));
  expect((await trySixTimes(() => success)).messages).toHaveLength(1);
  expect(log().errors()).toEqual([expect.stringContaining('gone')]);
});
