import { expect, it } from 'vitest';
import { site, times } from '#library/facts.ts';
import { fieldRules, inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import type { DeliveryKind, Inquiry } from '#server/inquiry/store/store.ts';
import { answerUrl, createAnswerUrl } from '#server/inquiry/testing/inquiries.ts';

const settings = { from: 'Website <site@pharmacy.example>', to: ['desk@pharmacy.example'] };
const inquiry: Inquiry = {
  ...sampleValues,
  id: '01c0ffee-7b1d-4a52-9f0e-6d1f2a3b4c5d',
  receivedAt: Date.UTC(2025, 4, 13, 16, 30),
  state: 'queued',
  reason: null,
  answeredAt: null,
};
const reference = '070F-ZVKV';
const compose = async (changes: Partial<Inquiry> = {}, kind: DeliveryKind = 'notification') =>
  composeMail({ ...inquiry, ...changes }, kind, settings, createAnswerUrl);
const getHeaders = (raw: Buffer) =>
  raw
    .toString()
    .split('\r\n\r\n')[0]
    ?.replace(/\r\n\s+/g, ' ') ?? '';
function getBodies(raw: Buffer) {
  const unfoldedText = raw.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const parts = unfoldedText.split(/^Content-Type: text\//m);
  const findPart = (type: string) => parts.find((each) => each.startsWith(type)) ?? 'missing';
  return { text: findPart('plain'), html: findPart('html') };
}
const getHeaderNames = (raw: Buffer) =>
  getHeaders(raw)
    .split('\r\n')
    .map((line) => line.split(':')[0]);

it('has the provider in Reply-To of the notification and a stable Message-ID', async () => {
  const { raw, messageId } = await compose();
  const headers = getHeaders(raw);
  expect(headers).toContain('From: Website <site@pharmacy.example>');
  expect(headers).toContain('To: desk@pharmacy.example');
  expect(headers).toContain('Reply-To: Lena Ashgrove <office@westside.example>');
  expect(headers).toContain(
    'Subject: Provider Partnership Inquiry: Lena Ashgrove, Westside Dermatology (070F-ZVKV)',
  );
  expect(messageId).toBe(`<${inquiry.id}.notification@pharmacy.example>`);
});

it.each(inquiryFields)('contains the %s as text and as HTML in the notification', async (field) => {
  const value = `my-${field}${fieldRules[field].kind === 'email' ? '@westside.example' : ''}`;
  const { text, html } = getBodies((await compose({ [field]: value })).raw);
  expect(text).toContain(value);
  expect(html).toContain(value);
});

it('has the reference number and a link that marks the inquiry as answered', async () => {
  const { text, html } = getBodies((await compose()).raw);
  expect(text).toContain(`Reference number: ${reference}`);
  expect(text).toContain(answerUrl);
  expect(html).toContain(
    `<a href="${answerUrl}">After you reply: mark ${reference} as answered</a>`,
  );
});

it('escapes form entries', async () => {
  const { html } = getBodies((await compose({ message: '<script>alert("x")</script>' })).raw);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#60;script&#62;');
});

it('adds no header from form entries', async () => {
  const attack = 'x\r\nBcc: victim@example.com\r\n\r\n<b>body';
  const plainMail = await compose();
  const attackedMail = await compose({ name: attack, practice: attack, credentials: attack });
  expect(getHeaderNames(attackedMail.raw)).toEqual(getHeaderNames(plainMail.raw));
  expect(attackedMail.envelope).toEqual({ from: 'site@pharmacy.example', to: settings.to });
});

it('sends the notification only to MAIL_TO, even if the name looks like an address', async () => {
  const { envelope, raw } = await compose({ name: 'a@evil.example>, <b@evil.example' });
  expect(envelope.to).toEqual(settings.to);
  expect(getHeaders(raw)).toMatch(/Reply-To: "[^\r\n]*" <office@westside\.example>/);
});

it('acknowledges an inquiry to the provider without form entries', async () => {
  const message = 'Buy now https://spam.example';
  const { envelope, raw } = await compose({ message }, 'acknowledgement');
  const text = raw.toString();
  expect(envelope.to).toEqual(['office@westside.example']);
  for (const entry of ['Lena', 'Westside', 'spam.example']) expect(text).not.toContain(entry);
  for (const fact of [reference, site.phone, times.response]) expect(text).toContain(fact);
  expect(getHeaders(raw)).toContain('Auto-Submitted: auto-replied');
});

it('sends a notice about held inquiries with the reason and commands, but no entries', async () => {
  const { envelope, raw } = await compose({ reason: 'too many links' }, 'notice');
  expect(envelope.to).toEqual(['desk@pharmacy.example']);
  const { text, html } = getBodies(raw);
  for (const entry of Object.values(sampleValues)) {
    expect(`${getHeaders(raw)} ${text} ${html}`).not.toContain(entry);
  }
  expect(getHeaders(raw)).not.toContain('Reply-To');
  expect(text).toContain('too many links');
  expect(text).toContain('inquiries list --state quarantined');
  expect(text).toContain('inquiries release ID');
  expect(text).toContain('node /path/to/build/inquiries.js');
});
