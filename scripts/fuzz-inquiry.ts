/**
 * Throws generated bodies and headers at the whole inquiry function, store and mail included.
 * No answer may be a 5xx, none may repeat what was sent, and no mail may gain a header.
 *
 * npm run fuzz:inquiry [-- --short | cases [seed]]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Fastify, { type InjectOptions } from 'fastify';
import { byField, inquiryFields } from '#library/inquiry/fields.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { functionPath, inquiryRoutes } from '#server/inquiry/routes.ts';
import { createInquiryService } from '#server/inquiry/service.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { noLimits } from '#server/inquiry/testing/service.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

const [count = '100000', givenSeed] = process.argv.slice(2);
const cases = count === '--short' ? 2000 : Number(count);
const seed = Number(givenSeed ?? Date.now() % 2 ** 31);
const together = 50;

const nasty = fc.constantFrom(
  '\r\nBcc: victim@example.com\r\n\r\n',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=?utf-8?q?=0d=0aBcc:=20x@example.com?=',
  "'; DROP TABLE inquiries; --",
  '\0',
  '\ud800',
  '\u2028\u2029\u202e',
  '😀'.repeat(30),
  'https://spam.example www.spam.example ',
  '%0d%0aBcc:%20x@example.com',
  '{{7*7}}#{7*7}',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 60 }),
  fc
    .array(fc.oneof(nasty, fc.string({ maxLength: 20 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.integer({ min: 0, max: 6000 }).map((length) => 'x'.repeat(length)),
);
const email = fc.oneof(
  fc.emailAddress(),
  text,
  fc.tuple(text, text).map(([name, domain]) => `${name}@${domain}.example`),
);
const fields = [...inquiryFields, 'subject', 'formType'];

const validLooking = fc
  .record({
    ...byField(() => text),
    email,
    message: text.map((message) => `${message} and ten more characters`),
  })
  .map((values) => JSON.stringify({ ...sampleBody, ...values }));
const honest = text.map((words) =>
  JSON.stringify({
    ...sampleBody,
    name: `Dr ${words.slice(0, 80)}`,
    practice: `At ${words.slice(0, 100)}`,
    message: `Hello there. ${words.slice(0, 4000)}`,
  }),
);
const anyValue = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text);
const oddObject = fc
  .dictionary(
    fc.oneof(fc.constantFrom(...fields, '__proto__', 'constructor', 'website'), fc.string()),
    anyValue,
  )
  .map((object) => JSON.stringify(object));
const mutated = fc
  .tuple(validLooking, fc.nat(), fc.nat({ max: 20 }), text)
  .map(([json, at, length, inserted]) => {
    const start = at % json.length;
    return json.slice(0, start) + inserted + json.slice(start + length);
  });
const body = fc.oneof(
  { weight: 4, arbitrary: honest },
  { weight: 4, arbitrary: validLooking },
  { weight: 2, arbitrary: oddObject },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(70_000), '['.repeat(30_000), '', 'null') },
);

/** What a header line can contain at all. */
const headerText = fc.string({ maxLength: 80 }).map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
/** Mostly the right value, sometimes an odd one. */
const mostly = (right: string, ...odd: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: headerText },
    { weight: 1, arbitrary: fc.constantFrom(right, ...odd) },
  );
const headers = fc.record(
  {
    'content-type': mostly(
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'a/b;',
    ),
    origin: mostly('http://site.example', 'null', 'https://evil.example', 'https://'),
    host: mostly('site.example'),
    'idempotency-key': headerText,
    'x-forwarded-for': headerText,
    authorization: headerText,
  },
  { requiredKeys: ['content-type', 'host'] },
);
const method = fc.constantFrom<'POST' | 'OPTIONS' | 'GET' | 'PUT'>(
  ...Array.from({ length: 30 }, () => 'POST' as const),
  'OPTIONS',
  'GET',
  'PUT',
);
const request = fc.record({ method, headers, payload: body });

const directory = temporaryDirectory('fuzz');
const silent = () => {};
const faults: string[] = [];
const service = await createInquiryService({
  dataDir: directory,
  limits: noLimits,
  log: {
    info: silent,
    warn: silent,
    error: (fields, line) => faults.push(`${line} ${JSON.stringify(fields)}`),
  },
  channel: {
    deliveredState: 'sent',
    description: 'mail is thrown away',
    longestSendMs: 0,
    send: async () => ({ kind: 'delivered' }),
  },
});
const server = Fastify({ trustProxy: '127.0.0.1' });
await server.register(inquiryRoutes(service));

const mails = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
const plain = await composeMail(
  { ...sampleBody, id: 'x', receivedAt: 0, state: 'queued', reason: null },
  'notification',
  mails,
);
const expectedHeaders = headerNames(plain.raw);

const allowed = new Set([200, 204, 400, 403, 405, 413, 415, 422]);
const answers: Record<number, number> = {};
const stored = new Set<string>();
let checked = 0;

async function check(sent: InjectOptions): Promise<void> {
  const response = await server.inject(sent);
  answers[response.statusCode] = (answers[response.statusCode] ?? 0) + 1;
  checked += 1;
  expectThat(allowed.has(response.statusCode), `answered ${response.statusCode}`);
  if (response.statusCode === 204) return;
  expectThat(!response.body.includes('<'), `answered with markup: ${response.body}`);
  const answer: unknown = response.json();
  const isObject = typeof answer === 'object' && answer !== null;
  if (response.statusCode === 200) {
    expectThat(isObject && 'id' in answer && typeof answer.id === 'string', 'no id');
    if (isObject && 'id' in answer) stored.add(String(answer.id));
  } else {
    expectThat(isObject && 'error' in answer && typeof answer.error === 'string', 'no error');
  }
}

function expectThat(condition: boolean, message: string) {
  if (!condition) throw new Error(message);
}

function headerNames(raw: Buffer): string {
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  return head
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0])
    .join();
}

try {
  const batches = Math.ceil(cases / together);
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: together, maxLength: together }),
      async (requests) => {
        await Promise.all(
          requests.map(({ method, headers, payload }) =>
            check({ method, url: functionPath, headers, payload }),
          ),
        );
        expectThat(faults.length === 0, `logged ${faults.join('; ')}`);
      },
    ),
    { numRuns: batches, seed },
  );
  await server.close();
  await service.stop();
  const store = new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
  const inquiries = await store.list({});
  await store.close();
  expectThat(
    inquiries.length === stored.size,
    `${stored.size} answered, ${inquiries.length} stored`,
  );
  for (const inquiry of inquiries) {
    const { raw, envelope } = await composeMail(inquiry, 'notification', mails);
    expectThat(headerNames(raw) === expectedHeaders, `mail ${inquiry.id} has other headers`);
    expectThat(envelope.to.join() === mails.to.join(), `mail ${inquiry.id} goes elsewhere`);
  }
  console.log(`${checked} requests, seed ${seed}. Answers by status:`);
  console.table(answers);
  console.log(`${inquiries.length} stored, and as many mails checked. No fault.`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
