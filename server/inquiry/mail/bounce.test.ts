import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIncomingMail } from '#server/inquiry/mail/bounce.ts';
import { makeReport } from '#server/inquiry/testing/bounces.ts';

const id = randomUUID();
const messageId = `<${id}.notification@pharmacy.example>`;
const failures = [{ addresses: ['desk@pharmacy.example'], reason: '5.1.1 550 no such user' }];

it.each([
  ['the returned headers', { messageId }],
  ['References', { messageId, original: '', headers: `References: <x@y>\n ${messageId}\n` }],
])('finds the message in %s', (_, report) => {
  expect(parseIncomingMail(makeReport(report))).toEqual({
    kind: 'bounce',
    bounce: { id, kind: 'notification', failures },
  });
});

it("doesn't repeat a status that is also in the diagnostic code", () => {
  const report = makeReport({ messageId }).toString().replace('550 no', '550 5.1.1 no');
  const reason = '550 5.1.1 no such user';
  expect(parseIncomingMail(Buffer.from(report))).toMatchObject({
    bounce: { failures: [{ reason }] },
  });
});

it.each([
  ['a delay', makeReport({ messageId, action: 'delayed' }), 'ignored'],
  ['a report about other mail', makeReport({ messageId: '<1@other.example>' }), 'unmatched'],
  ['a digest', makeReport({ messageId: `<${id}.digest@pharmacy.example>` }), 'unmatched'],
  ['an out-of-office reply', 'Auto-Submitted: auto-replied\r\n\r\nI am away.', 'ignored'],
  ['mail from a person', `In-Reply-To: ${messageId}\r\n\r\nThanks!`, 'other'],
  ['our own message', `Message-ID: ${messageId}\r\n\r\nHello`, 'own'],
  ['nothing', '', 'other'],
])('classifies %s', (_, raw, kind) => {
  expect(parseIncomingMail(Buffer.from(raw)).kind).toBe(kind);
});

it('never throws and limits what it reads', () => {
  const report = makeReport({ messageId });
  const cut = fc.tuple(fc.nat(report.length), fc.nat(report.length), fc.uint8Array());
  const damaged = cut.map(([start, end, bytes]) =>
    Buffer.concat([report.subarray(0, start), bytes, report.subarray(end)]),
  );
  const garbage = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.oneof(damaged, garbage), (raw) => {
      expect(parseIncomingMail(raw).kind).toMatch(/^\w+$/);
    }),
  );
  const group = `Action: failed\r\nFinal-Recipient: rfc822;a@b.example\r\n\r\n`;
  const long = report.toString().replace('Reporting-MTA', `${group.repeat(100_000)}Reporting-MTA`);
  expect(parseIncomingMail(Buffer.from(long)).kind).toBe('unmatched');
  const many = report.toString().replace('Reporting-MTA', `${group.repeat(500)}Reporting-MTA`);
  expect(parseIncomingMail(Buffer.from(many))).toMatchObject({
    bounce: { id, failures: { length: 50 } },
  });
});
