import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { functionPath, inquiryRoutes } from '#server/inquiry/routes.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';

const nasty = fc.constantFrom(
  '\r\nBcc: victim@example.com\r\n\r\n',
  '"><img src=x onerror=alert(1)>',
  '=?utf-8?q?=0d=0aBcc:=20x@example.com?=',
  "'; DROP TABLE inquiries; --",
  '\0',
  '\ud800',
  '\u2028\u2029\u202e',
  '😀'.repeat(30),
  'https://spam.example www.spam.example ',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(nasty, fc.string({ maxLength: 20 }))).map((parts) => parts.join('')),
  fc.integer({ min: 0, max: 6000 }).map((length) => 'x'.repeat(length)),
);
const validLooking = text.map((words) =>
  JSON.stringify({
    ...sampleBody,
    name: `Dr ${words.slice(0, 80)}`,
    practice: `At ${words.slice(0, 100)}`,
    message: `Hello there. ${words}`,
  }),
);
const fields = fc.constantFrom(...inquiryFields, 'subject', 'formType', '__proto__', 'website');
const oddObject = fc
  .dictionary(fields, fc.oneof(fc.jsonValue({ maxDepth: 3 }), text))
  .map((values) => JSON.stringify({ ...sampleBody, ...values }));
const mutated = fc.tuple(validLooking, fc.nat(), text).map(([json, at, inserted]) => {
  const start = at % json.length;
  return json.slice(0, start) + inserted + json.slice(start + 5);
});
const payload = fc.oneof(
  { weight: 4, arbitrary: validLooking },
  { weight: 4, arbitrary: oddObject },
  mutated,
  text,
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('x'.repeat(70_000), '['.repeat(30_000), '', 'null'),
);

/** Only characters that a header can contain. */
const headerText = fc.string({ maxLength: 80 }).map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
const mostly = (usual: string) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, headerText);
const request = fc.record({
  method: fc.oneof({ weight: 30, arbitrary: fc.constant('POST') }, fc.constant('PUT')),
  payload,
  headers: fc.record(
    {
      'content-type': mostly('application/json'),
      host: mostly('site.example'),
      origin: mostly('http://site.example'),
      'idempotency-key': headerText,
      'x-forwarded-for': headerText,
    },
    { requiredKeys: ['content-type', 'host'] },
  ),
});

const headerNames = (raw: Buffer) =>
  (raw.toString('latin1').split('\r\n\r\n')[0] ?? '')
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0]);

it('answers any request without an error or markup, and adds no mail header', async () => {
  const { channel } = stubChannel(() => delivered);
  const { service, log, list } = await startTestService({ channel });
  const server = Fastify({ trustProxy: '127.0.0.1' });
  await server.register(inquiryRoutes(service));
  const ids = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async ({ method, payload, headers }) => {
      const options = { method: method as 'POST', url: functionPath, payload, headers };
      const answer = await server.inject(options);
      expect([200, 400, 403, 405, 413, 415, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('<');
      if (answer.statusCode === 200) ids.add(answer.json().id);
      else expect(answer.json().error).toEqual(expect.any(String));
    }),
    { numRuns: 2000 },
  );
  await server.close();
  const inquiries = await list();
  expect(ids.size).toBeGreaterThan(100);
  expect(inquiries).toHaveLength(ids.size);
  const mails = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
  const [plain, ...others] = await Promise.all(
    [
      { ...sampleBody, id: 'x', receivedAt: 0, state: 'queued', reason: null } as const,
      ...inquiries,
    ].map((inquiry) => composeMail(inquiry, 'notification', mails)),
  );
  for (const { raw, envelope } of others) {
    expect(headerNames(raw)).toEqual(headerNames(plain?.raw ?? raw));
    expect(envelope.to).toEqual(mails.to);
  }
  expect(log.errors()).toEqual([]);
}, 300_000);
