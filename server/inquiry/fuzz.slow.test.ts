import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { createRoutes, functionPath } from '#server/inquiry/routes.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { createAnswerUrl, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';
import { sampleMail } from '#server/inquiry/testing/smtp.ts';

const hostileText = fc.constantFrom(
  '\r\nBcc: victim@example.com\r\n\r\n',
  '"><img src=x onerror=alert(1)>',
  '=?utf-8?q?=0d=0aBcc:=20x@example.com?=',
  '\0',
  '\ud800',
  '\u2028\u2029\u202e',
  'https://spam.example www.spam.example ',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(hostileText, fc.string({ maxLength: 20 }))).map((parts) => parts.join('')),
);
const plausibleBody = text.map((value) =>
  JSON.stringify({
    ...sampleBody,
    name: `Dr ${value.slice(0, 80)}`,
    practice: `At ${value.slice(0, 100)}`,
    message: `Hello there. ${value}`,
  }),
);
const fields = fc.constantFrom(...inquiryFields, 'subject', 'formType', '__proto__', 'website');
const unexpectedBody = fc
  .dictionary(fields, fc.oneof(fc.jsonValue({ maxDepth: 3 }), text))
  .map((values) => JSON.stringify({ ...sampleBody, ...values }));
const bytes = fc.uint8Array({ maxLength: 500 }).map((values) => Buffer.from(values));
const payload = fc.oneof(plausibleBody, unexpectedBody, text, bytes);

const headerText = fc.string({ maxLength: 80 }).map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
const type = fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, headerText);
const origin = fc.oneof({ weight: 6, arbitrary: fc.constant('http://site.example') }, headerText);
const headers = fc.record({ 'content-type': type, host: fc.constant('site.example'), origin });

const getHeaderNames = (raw: Buffer) =>
  (raw.toString('latin1').split('\r\n\r\n')[0] ?? '')
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0]);

it('responds to any request without markup or server errors and adds no mail header', async () => {
  const { channel } = stubChannel(() => success);
  const { service, log, list } = await startTestService({ channel });
  const server = Fastify();
  await server.register(createRoutes(service));
  const ids = new Set<string>();
  await fc.assert(
    fc.asyncProperty(payload, headers, async (body, requestHeaders) => {
      const request = { method: 'POST', url: functionPath, payload: body } as const;
      const response = await server.inject({ ...request, headers: requestHeaders });
      expect([200, 400, 403, 415, 422]).toContain(response.statusCode);
      expect(response.body).not.toContain('<');
      if (response.statusCode === 200) ids.add(response.json().id);
      else expect(response.json().error).toEqual(expect.any(String));
    }),
    { numRuns: 1000 },
  );
  await server.close();
  const inquiries = await list();
  expect(ids.size).toBeGreaterThan(50);
  expect(inquiries).toHaveLength(ids.size);
  const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
  for (const inquiry of inquiries) {
    const { raw, envelope } = await composeMail(inquiry, 'notification', settings, createAnswerUrl);
    expect(getHeaderNames(raw)).toEqual(getHeaderNames(sampleMail.raw));
    expect(envelope.to).toEqual(settings.to);
  }
  expect(log.errors()).toEqual([]);
}, 300_000);
