import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { replyError } from '#server/inquiry/testing/mail-server.ts';
import { mail, mailServer, trusted } from '#server/inquiry/testing/smtp.ts';

/** A server that says what the test makes it say. */
async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { host: `127.0.0.1:${address.port}`, sockets };
}

describe('a mail server that is slow or goes away', () => {
  test('cuts a server that drips bytes and so never falls silent', async () => {
    const server = await rawServer((socket) => {
      const drip = setInterval(() => socket.write('220-still starting\r\n'), 5);
      socket.on('close', () => clearInterval(drip));
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}`, deadlineMs: 80 });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('did not ask for the mail'),
    });
  });

  test('gives a server that has the mail more time to confirm than one that has not', async () => {
    const deadlineMs = 500;
    const server = await mailServer({
      onData(stream, _session, done) {
        stream.on('end', () => setTimeout(done, 2 * deadlineMs)).resume();
      },
    });
    const url = `smtp://${server.host}`;
    const channel = createSmtpChannel({ url, tls: trusted, deadlineMs, confirmMs: 60_000 });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(channel.longestSendMs).toBe(deadlineMs + 60_000);
  });

  test('counts a mail that is never confirmed, for the server may have it', async () => {
    const server = await mailServer({ onData: (stream) => stream.resume() });
    const url = `smtp://${server.host}`;
    const channel = createSmtpChannel({ url, tls: trusted, confirmMs: 50 });
    expect(await channel.send(mail)).toMatchObject({
      kind: 'temporary',
      reason: 'The mail server did not confirm the mail within 0.05 s.',
    });
  });

  test('tries again, and counts it, when the connection drops in the middle of DATA', async () => {
    const server = await rawServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const command = data.toString();
        if (command.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 ok\r\n');
      });
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}?requireTLS=false` });
    expect(await channel.send(mail)).toMatchObject({ kind: 'temporary' });
  });

  test('does not count a connection that drops before the server has the mail', async () => {
    const server = await rawServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        if (data.toString().startsWith('MAIL')) socket.destroy();
        else socket.write('250 ok\r\n');
      });
    });
    const channel = createSmtpChannel({ url: `smtp://${server.host}?requireTLS=false` });
    expect(await channel.send(mail)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('the way to a mail server', () => {
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
