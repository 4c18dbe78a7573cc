import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { createRoutes, functionPath } from '#server/inquiry/routes.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';

const hostileText = fc.constantFrom(
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
  fc.array(fc.oneof(hostileText, fc.string({ maxLength: 20 }))).map((parts) => parts.join('')),
  fc.integer({ min: 0, max: 6000 }).map((length) => 'x'.repeat(length)),
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
const payload = fc.oneof(
  { weight: 4, arbitrary: plausibleBody },
  { weight: 4, arbitrary: unexpectedBody },
  text,
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('x'.repeat(70_000), '['.repeat(30_000), '', 'null'),
);

const headerText = fc.string({ maxLength: 80 }).map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
const headerValue = (commonValue: string) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(commonValue) }, headerText);
const headers = fc.record({
  'content-type': headerValue('application/json'),
  host: headerValue('site.example'),
  origin: headerValue('http://site.example'),
  'idempotency-key': headerText,
  'x-forwarded-for': headerText,
});

it('responds to any request without markup or server errors', async () => {
  const { channel } = stubChannel(() => success);
  const { service, log, list } = await startTestService({ channel });
  const server = Fastify({ trustProxy: '127.0.0.1' });
  await server.register(createRoutes(service));
  const ids = new Set<string>();
  await fc.assert(
    fc.asyncProperty(payload, headers, async (payload, headers) => {
      const response = await server.inject({ method: 'POST', url: functionPath, payload, headers });
      expect([200, 400, 403, 413, 415, 422]).toContain(response.statusCode);
      expect(response.body).not.toContain('<');
      if (response.statusCode === 200) ids.add(response.json().id);
      else expect(response.json().error).toEqual(expect.any(String));
    }),
    { numRuns: 2000 },
  );
  await server.close();
  expect(ids.size).toBeGreaterThan(100);
  expect(await list()).toHaveLength(ids.size);
  expect(log.errors()).toEqual([]);
}, 300_000);
