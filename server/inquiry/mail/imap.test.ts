import { expect, it } from 'vitest';
import { readUnseen } from '#server/inquiry/mail/imap.ts';
import { makeReport, startImapServer } from '#server/inquiry/testing/bounces.ts';
import { tlsOptions as tls } from '#server/inquiry/testing/smtp.ts';

const report = makeReport({ messageId: '<1@a.example>' });

it('reads unread messages and marks only those as read that were handled', async () => {
  const other = Buffer.from('a6 NO this is not the end\r\n{99}\r\n');
  const messages = new Map([
    [4, report],
    [7, other],
  ]);
  const { url, commands } = await startImapServer(messages);
  const received: Buffer[] = [];
  await readUnseen({ url, tls }, async (raw) => received.push(raw) === 1);
  expect(received).toEqual([report, other]);
  expect([...messages.keys()]).toEqual([7]);
  expect(commands[0]).toBe('LOGIN "web@a.example" "p\\"w"');
  expect(commands[1]).toBe('SELECT "INBOX"');
});

it.each([
  ['rejects the login', /^LOGIN/, 'a1 NO [AUTH] web@a.example\r\n', 'rejected LOGIN: NO'],
  ['sends too much', /^SELECT/, `* ${'x'.repeat(400_000)}\r\n`, 'too long'],
  ['does not respond', /^SELECT/, '', 'not read within 0.3 s'],
])('fails without personal data if the server %s', async (_, pattern, reply, message) => {
  const respond = (command: string) => (pattern.test(command) ? reply : undefined);
  const { url } = await startImapServer(new Map([[1, report]]), respond);
  const deadline = reply === '' ? { deadlineMs: 300 } : {};
  const reading = readUnseen({ url, tls, ...deadline }, async () => true);
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.not.toThrow('web@');
});

it('does not mark a message as read if it could not be recorded', async () => {
  const messages = new Map([[1, report]]);
  const { url } = await startImapServer(messages);
  const handle = () => Promise.reject(new Error('database is locked'));
  await expect(readUnseen({ url, tls }, handle)).rejects.toThrow('locked');
  expect(messages.size).toBe(1);
});
