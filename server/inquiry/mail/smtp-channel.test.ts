import { describe, expect, test } from 'vitest';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { replyError } from '#server/inquiry/testing/mail-server.ts';
import { mail, mailServer, trusted } from '#server/inquiry/testing/smtp.ts';

describe('the SMTP channel', () => {
  test('delivers over STARTTLS with the envelope of the settings', async () => {
    const server = await mailServer();
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(server.received).toMatchObject([
      {
        from: 'site@pharmacy.example',
        to: ['desk@pharmacy.example', 'second@pharmacy.example'],
        encrypted: true,
      },
    ]);
    expect(server.received[0]?.raw).toContain('Message-ID: <an-id.notification@pharmacy.example>');
  });

  test('delivers over TLS from the first byte', async () => {
    const server = await mailServer({ secure: true });
    const channel = createSmtpChannel({ url: `smtps://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(server.received).toMatchObject([{ encrypted: true }]);
  });

  test('is told to come back by a greylisting server, and is let in later', async () => {
    const server = await mailServer({
      refuse: ({ attempt }) => (attempt <= 2 ? '450 Greylisted, try again' : null),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'temporary',
      reason: expect.stringContaining('450'),
    });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(server.received).toHaveLength(1);
  });

  test('takes a refusal of every recipient as final', async () => {
    const server = await mailServer({ refuse: () => '550 No such user' });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'permanent',
      reason: expect.stringContaining('No such user'),
    });
  });

  test('delivers to the recipients that are taken and says who refused for good', async () => {
    const server = await mailServer({
      refuse: ({ recipient }) => (recipient.startsWith('second') ? '550 No such user' : null),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toEqual({
      kind: 'delivered',
      refusedBy: [
        { address: 'second@pharmacy.example', reason: expect.stringContaining('No such user') },
      ],
    });
    expect(server.received).toMatchObject([{ to: ['desk@pharmacy.example'] }]);
  });

  test('says who has the mail when another recipient is to be tried later', async () => {
    const server = await mailServer({
      refuse: ({ recipient }) => (recipient.startsWith('second') ? '450 Later' : null),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'temporary',
      reason: expect.stringContaining('450 Later'),
      takenBy: ['desk@pharmacy.example'],
      refusedBy: [],
    });
  });

  test('does not try again who refused for good beside one who may take it later', async () => {
    const server = await mailServer({
      refuse: ({ recipient }) => (recipient.startsWith('second') ? '450 Later' : '550 Nobody'),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'temporary',
      takenBy: [],
      refusedBy: [{ address: 'desk@pharmacy.example' }],
    });
  });

  test.each([
    ['the greeting', { onConnect: (_session, done) => done(replyError('554 No service here')) }],
    ['the sender', { onMailFrom: (_a, _session, done) => done(replyError('550 Who are you')) }],
  ] satisfies [string, Parameters<typeof mailServer>[0]][])(
    'takes a refusal of %s as a matter of setup, not as the end of the mail',
    async (_what, options) => {
      const server = await mailServer(options);
      const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
      expect(await channel.send(mail)).toMatchObject({ kind: 'setup' });
    },
  );

  test('takes a server that is too busy to talk for one that is away', async () => {
    const server = await mailServer({
      onConnect: (_session, done) => done(replyError('421 Too busy')),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({ kind: 'unreachable' });
  });

  test('takes a login that does not work for now (454) as a matter of setup', async () => {
    const server = await mailServer({
      onAuth: (_auth, _session, done) => done(replyError('454 Later')),
    });
    const url = `smtp://user:password@${server.host}`;
    const channel = createSmtpChannel({ url, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({ kind: 'setup' });
  });

  test('takes a relay that does not know us (454) as a matter of setup', async () => {
    const server = await mailServer({ refuse: () => '454 Relay access denied' });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({ kind: 'setup' });
  });

  test('takes a refusal of the content as final', async () => {
    const server = await mailServer({
      onData(stream, _session, done) {
        stream.on('end', () => done(replyError('554 Looks like spam'))).resume();
      },
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({ kind: 'permanent' });
  });
});
