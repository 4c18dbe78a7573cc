import { describe, expect, it } from 'vitest';
import { site } from '#library/facts.ts';
import { fieldRules, inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import type { DeliveryKind, Inquiry } from '#server/inquiry/store/store.ts';

const settings = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };
const inquiry: Inquiry = {
  ...sampleValues,
  id: '0b7e',
  receivedAt: Date.UTC(2025, 4, 13, 16, 30),
  state: 'queued',
  reason: null,
};
const compose = async (change: Partial<Inquiry> = {}, kind: DeliveryKind = 'notification') =>
  composeMail({ ...inquiry, ...change }, kind, settings);
const headersOf = (raw: Buffer) =>
  raw
    .toString()
    .split('\r\n\r\n')[0]
    ?.replace(/\r\n\s+/g, ' ') ?? '';
function partsOf(raw: Buffer) {
  const unfolded = raw.toString().replaceAll('=\r\n', '');
  const parts = unfolded.split(/^Content-Type: text\//m);
  const part = (type: string) => parts.find((each) => each.startsWith(type)) ?? 'missing';
  return { text: part('plain'), html: part('html') };
}
const namesOf = (raw: Buffer) =>
  headersOf(raw)
    .split('\r\n')
    .map((line) => line.split(':')[0]);

describe('the mail to the pharmacy', () => {
  it('can be answered to the provider and has a Message-ID that stays the same', async () => {
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

  it.each(inquiryFields)('says the %s as text and as HTML', async (field) => {
    const value = `given-${field}${fieldRules[field].kind === 'email' ? '@westside.example' : ''}`;
    const { text, html } = partsOf((await compose({ [field]: value })).raw);
    expect(text).toContain(value);
    expect(html).toContain(value);
  });

  it('escapes what was typed', async () => {
    const { html } = partsOf(
      (await compose({ message: '<script>alert("x")</script> & more' })).raw,
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;');
  });

  it('cannot be made to carry another header, whatever was typed', async () => {
    const attack = 'x\r\nBcc: victim@example.com\r\n\r\n<b>body';
    const plain = await compose();
    const attacked = await compose({ name: attack, practice: attack, credentials: attack });
    expect(namesOf(attacked.raw)).toEqual(namesOf(plain.raw));
    expect(attacked.envelope).toEqual({ from: 'site@pharmacy.example', to: settings.to });
  });

  it('goes only to MAIL_TO, also when the name looks like an address', async () => {
    const { envelope, raw } = await compose({ name: 'a@evil.example>, <b@evil.example' });
    expect(envelope.to).toEqual(settings.to);
    expect(headersOf(raw)).toMatch(/Reply-To: "[^\r\n]*" <office@westside\.example>/);
  });
});

describe('the acknowledgement', () => {
  it('goes to the provider and repeats nothing that was typed', async () => {
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

describe('the notice of what is held', () => {
  it('goes to the pharmacy, says why and what to do, and nothing of what was typed', async () => {
    const { envelope, raw } = await compose({ reason: 'too many links' }, 'notice');
    expect(envelope.to).toEqual(['desk@pharmacy.example']);
    const { text, html } = partsOf(raw);
    for (const typed of Object.values(sampleValues)) {
      expect(`${headersOf(raw)} ${text} ${html}`).not.toContain(typed);
    }
    expect(headersOf(raw)).not.toContain('Reply-To');
    for (const part of [text, html]) {
      expect(part).toContain('too many links');
      expect(part).toContain('inquiries list --state quarantined');
      expect(part).toContain('inquiries release ID');
      expect(part).toContain('node inquiries.js');
      expect(part).not.toContain('npm');
    }
  });
});
