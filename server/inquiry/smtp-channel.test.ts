import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { composeMail } from '#server/inquiry/mail.ts';
import { classify, createSmtpChannel, parseSmtpUrl } from '#server/inquiry/smtp-channel.ts';
import { sampleValues } from '#server/inquiry/testing/inquiries.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import {
  type MailServer,
  replyError,
  startMailServer,
} from '#server/inquiry/testing/mail-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const trusted = { ca: localhostCertificate.cert };
const mail = await composeMail(
  { ...sampleValues, id: 'an-id', receivedAt: 0, state: 'queued', reason: null },
  'notification',
  {
    from: 'Website <site@pharmacy.example>',
    to: ['desk@pharmacy.example', 'second@pharmacy.example'],
  },
);

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server: MailServer = await startMailServer(options);
  closing.push(server.close);
  return server;
}

/** A server that says what the test makes it say. */
async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { host: `127.0.0.1:${address.port}`, sockets };
}

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

  test('delivers to the recipients that are taken and says that one was refused', async () => {
    const server = await mailServer({
      refuse: ({ recipient }) => (recipient.startsWith('second') ? '550 No such user' : null),
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'delivered',
      note: expect.stringContaining('refused 1'),
    });
    expect(server.received).toMatchObject([{ to: ['desk@pharmacy.example'] }]);
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

  test('cuts a server that says nothing when the time is up', async () => {
    const server = await rawServer(() => {});
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, deadlineMs: 60 });
    expect(await channel.send(mail)).toMatchObject({ kind: 'unreachable' });
    await Promise.all([...server.sockets].map((socket) => socket.closed || once(socket, 'close')));
  });

  test('cuts a server that drips bytes and so never falls silent', async () => {
    const server = await rawServer((socket) => {
      const drip = setInterval(() => socket.write('220-still starting\r\n'), 5);
      socket.on('close', () => clearInterval(drip));
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, deadlineMs: 80 });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('did not finish'),
    });
  });

  test('tries again when the connection drops in the middle of DATA', async () => {
    const server = await rawServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const command = data.toString();
        if (command.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 ok\r\n');
      });
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}?requireTLS=false` });
    expect(await channel.send(mail)).toMatchObject({ kind: 'unreachable' });
  });

  test('tries again when nothing listens there', async () => {
    const channel = createSmtpChannel({ url: 'smtp://127.0.0.1:1' });
    expect(await channel.send(mail)).toMatchObject({ kind: 'unreachable' });
  });

  test('does not send in clear to a server without STARTTLS', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'] });
    const channel = createSmtpChannel({ url: `smtp://${server.host}` });
    expect(await channel.send(mail)).toMatchObject({ kind: 'setup' });
    expect(server.received).toEqual([]);
  });

  test('sends in clear to a relay only when the address asks for it', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'] });
    const channel = createSmtpChannel({ url: `smtp://${server.host}?requireTLS=false` });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(server.received).toMatchObject([{ encrypted: false }]);
  });

  test.each(['smtp', 'smtps'])('refuses a bad certificate (%s)', async (scheme) => {
    const server = await mailServer({ secure: scheme === 'smtps' });
    const channel = createSmtpChannel({ url: `${scheme}://${server.host}` });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'setup',
      reason: expect.stringMatching(/certificate/i),
    });
    expect(server.received).toEqual([]);
  });

  test('logs in, and calls a wrong password a matter of setup', async () => {
    const server = await mailServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        if (username === 'desk@x' && password === 'p@ss/word') return done(null, { user: 'desk' });
        done(replyError('535 Invalid login'));
      },
    });
    const login = (user: string) =>
      createSmtpChannel({ url: `smtp://${user}@${server.host}`, tls: trusted }).send(mail);
    expect(await login('desk%40x:p%40ss%2Fword')).toEqual({ kind: 'delivered' });
    expect(await login('desk%40x:wrong')).toMatchObject({ kind: 'setup' });
    const without = createSmtpChannel({ url: `smtp://${server.host}`, tls: trusted });
    expect(await without.send(mail)).toMatchObject({ kind: 'setup' });
  });
});

test.each([
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: true }],
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://[::1]:25?requireTLS=false', { host: '::1', port: 25, requireTLS: false }],
])('reads %s', (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});

test.each(['mail.example.com', 'http://mail.example.com', 'smtp://'])('refuses %s', (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL must look like/);
});

test('takes an unknown error as one that may pass', () => {
  expect(classify('odd')).toEqual({ kind: 'unreachable', reason: 'odd' });
});
