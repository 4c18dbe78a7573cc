import { describe, expect, test } from 'vitest';
import { site } from '#library/site.ts';
import { composeMail } from '#server/inquiry/mail.ts';
import type { Inquiry } from '#server/inquiry/store.ts';
import { sampleValues } from '#server/inquiry/testing/inquiries.ts';

const settings = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };
const inquiry: Inquiry = {
  ...sampleValues,
  id: '0b7e',
  receivedAt: Date.UTC(2025, 4, 13, 16, 30),
  state: 'queued',
  reason: null,
};
const compose = async (
  change: Partial<Inquiry> = {},
  kind: 'notification' | 'acknowledgement' = 'notification',
) => composeMail({ ...inquiry, ...change }, kind, settings);
const headersOf = (raw: Buffer) =>
  raw
    .toString()
    .split('\r\n\r\n')[0]
    ?.replace(/\r\n\s+/g, ' ') ?? '';
const namesOf = (raw: Buffer) =>
  headersOf(raw)
    .split('\r\n')
    .map((line) => line.split(':')[0]);

describe('the mail to the pharmacy', () => {
  test('can be answered to the provider and has a Message-ID that stays the same', async () => {
    const [first, second] = [await compose(), await compose()];
    const headers = headersOf(first.raw);
    expect(headers).toContain('From: Website <site@pharmacy.example>');
    expect(headers).toContain('To: desk@pharmacy.example');
    expect(headers).toContain('Reply-To: Lena Ashgrove <office@westside.example>');
    expect(headers).toContain(
      'Subject: Provider Partnership Inquiry: Lena Ashgrove, Westside Dermatology',
    );
    expect(first.messageId).toBe('<0b7e.notification@pharmacy.example>');
    expect(second.messageId).toBe(first.messageId);
  });

  test('says everything as text and as HTML', async () => {
    const raw = (await compose()).raw.toString();
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
    expect(raw.match(/discuss melasma formulas/g)).toHaveLength(2);
    expect(raw).toContain('Tuesday, May 13, 2025');
  });

  test('escapes what was typed', async () => {
    const raw = (await compose({ message: '<script>alert("x")</script> & more' })).raw.toString();
    const html = raw.slice(raw.indexOf('text/html'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });

  test('cannot be made to carry another header, whatever was typed', async () => {
    const attack = 'x\r\nBcc: victim@example.com\r\n\r\n<b>body';
    const plain = await compose();
    const attacked = await compose({ name: attack, practice: attack, credentials: attack });
    expect(namesOf(attacked.raw)).toEqual(namesOf(plain.raw));
    expect(attacked.envelope).toEqual({
      from: 'site@pharmacy.example',
      to: ['desk@pharmacy.example'],
    });
  });

  test('goes only to MAIL_TO, also when the name looks like an address', async () => {
    const { envelope, raw } = await compose({ name: 'a@evil.example>, <b@evil.example' });
    expect(envelope.to).toEqual(['desk@pharmacy.example']);
    expect(headersOf(raw)).toMatch(/Reply-To: "[^\r\n]*" <office@westside\.example>/);
  });

  test('does not read files that the text names', async () => {
    const { raw } = await compose({ message: 'file:///etc/passwd {"path":"/etc/passwd"}' });
    expect(raw.toString()).not.toContain('root:');
  });
});

describe('the acknowledgement', () => {
  test('goes to the provider and repeats nothing that was typed', async () => {
    const { envelope, raw } = await compose(
      { message: 'Buy now https://spam.example' },
      'acknowledgement',
    );
    const text = raw.toString();
    expect(envelope.to).toEqual(['office@westside.example']);
    for (const typed of ['Lena', 'Westside', 'spam.example']) expect(text).not.toContain(typed);
    expect(text).toContain(site.phone);
    expect(headersOf(raw)).toContain('Auto-Submitted: auto-replied');
  });
});
