import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpChannel, type SmtpOptions } from '#server/inquiry/mail/smtp-channel.ts';
import { classify } from '#server/inquiry/mail/smtp-replies.ts';
import { replyError } from '#server/inquiry/testing/mail-server.ts';
import { mail, mailServer, trusted } from '#server/inquiry/testing/smtp.ts';

type ServerOptions = Parameters<typeof mailServer>[0];

/** Sends a mail to a server with these options. HOST in the URL is replaced. */
async function send(options: ServerOptions, url = 'smtp://HOST', more: Partial<SmtpOptions> = {}) {
  const server = await mailServer(options);
  const address = url.replace('HOST', server.host);
  const channel = createSmtpChannel({ url: address, tls: trusted, ...more });
  return { outcome: await channel.send(mail), received: server.received };
}

/** A TCP server that the test controls. */
async function rawServer(talk: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}?requireTLS=false`;
}

const second = (reply: string, others: string | null = null): ServerOptions => ({
  refuse: (recipient) => (recipient.startsWith('second') ? reply : others),
});

describe('the SMTP channel', () => {
  it('delivers over STARTTLS with the envelope of the settings', async () => {
    const { outcome, received } = await send({});
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(received).toMatchObject([
      {
        from: 'site@pharmacy.example',
        to: ['desk@pharmacy.example', 'second@pharmacy.example'],
        encrypted: true,
        raw: expect.stringContaining('Message-ID: <an-id.notification@pharmacy.example>'),
      },
    ]);
  });

  it('delivers over TLS from the first byte', async () => {
    const { outcome, received } = await send({ secure: true }, 'smtps://HOST');
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(received).toMatchObject([{ encrypted: true }]);
  });

  it.each<[string, ServerOptions, object]>([
    [
      'a greylisting server as temporary',
      { refuse: () => '450 Greylisted' },
      { kind: 'temporary', reason: expect.stringContaining('450') },
    ],
    [
      'a refusal of every recipient as final',
      { refuse: () => '550 No such user' },
      { kind: 'permanent', reason: expect.stringContaining('No such user') },
    ],
    [
      'a refusal of one recipient as delivered to the other',
      second('550 No such user'),
      { kind: 'delivered', refusedBy: [{ address: 'second@pharmacy.example' }] },
    ],
    [
      'a recipient to be tried later as temporary, and reports who has the mail',
      second('450 Later'),
      { kind: 'temporary', takenBy: ['desk@pharmacy.example'], refusedBy: [] },
    ],
    [
      'one refusal for good and one for now as temporary for the second only',
      second('450 Later', '550 Nobody'),
      { kind: 'temporary', takenBy: [], refusedBy: [{ address: 'desk@pharmacy.example' }] },
    ],
    [
      'a refused greeting as a set-up fault',
      { onConnect: (_session, done) => done(replyError('554 No service here')) },
      { kind: 'setup' },
    ],
    [
      'a refused sender as a set-up fault',
      { onMailFrom: (_address, _session, done) => done(replyError('550 Who are you')) },
      { kind: 'setup' },
    ],
    [
      'a relay that does not know us (454) as a set-up fault',
      { refuse: () => '454 Relay access denied' },
      { kind: 'setup' },
    ],
    [
      'a server that is too busy as unreachable',
      { onConnect: (_session, done) => done(replyError('421 Too busy')) },
      { kind: 'unreachable' },
    ],
    [
      'a refusal of the content as final',
      {
        onData(stream, _session, done) {
          stream.on('end', () => done(replyError('554 Looks like spam'))).resume();
        },
      },
      { kind: 'permanent' },
    ],
  ])('treats %s', async (_what, options, expected) => {
    expect((await send(options)).outcome).toMatchObject(expected);
  });

  it('treats an unknown error as unreachable', () => {
    expect(classify('odd')).toEqual({ kind: 'unreachable', reason: 'odd' });
  });

  it('logs in, and treats a failed login as a set-up fault', async () => {
    const options: ServerOptions = {
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        if (username === 'desk@x' && password === 'p@ss/word') return done(null, { user: 'desk' });
        done(replyError(password === 'busy' ? '454 Later' : '535 Invalid login'));
      },
    };
    const login = async (user: string) => (await send(options, `smtp://${user}HOST`)).outcome;
    expect(await login('desk%40x:p%40ss%2Fword@')).toEqual({ kind: 'delivered' });
    for (const user of ['desk%40x:wrong@', 'desk%40x:busy@', '']) {
      expect(await login(user)).toMatchObject({ kind: 'setup' });
    }
  });
});

describe('encryption', () => {
  const withoutTls: ServerOptions = { disabledCommands: ['STARTTLS'] };

  it('is required', async () => {
    const { outcome, received } = await send(withoutTls);
    expect(outcome).toMatchObject({ kind: 'setup' });
    expect(received).toEqual([]);
  });

  it('is optional only with requireTLS=false', async () => {
    const { outcome, received } = await send(withoutTls, 'smtp://HOST?requireTLS=false');
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(received).toMatchObject([{ encrypted: false }]);
  });

  it.each(['smtp', 'smtps'])('requires a valid certificate (%s)', async (scheme) => {
    const secure = scheme === 'smtps';
    const { outcome, received } = await send({ secure }, `${scheme}://HOST`, { tls: {} });
    const reason = expect.stringMatching(/certificate/i);
    expect(outcome).toMatchObject({ kind: 'setup', reason });
    expect(received).toEqual([]);
  });
});

describe('a slow or failing mail server', () => {
  it('is disconnected at the deadline even if it keeps sending bytes', async () => {
    const url = await rawServer((socket) => {
      const drip = setInterval(() => socket.write('220-still starting\r\n'), 5);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await createSmtpChannel({ url, deadlineMs: 80 }).send(mail)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('did not ask for the mail'),
    });
  });

  it('has more time to confirm a mail than to accept DATA', async () => {
    const deadlineMs = 500;
    const options: ServerOptions = {
      onData(stream, _session, done) {
        stream.on('end', () => setTimeout(done, 2 * deadlineMs)).resume();
      },
    };
    const { outcome } = await send(options, 'smtp://HOST', { deadlineMs, confirmMs: 60_000 });
    expect(outcome).toEqual({ kind: 'delivered' });
  });

  it('counts as a refusal if it never confirms', async () => {
    const options: ServerOptions = { onData: (stream) => stream.resume() };
    const { outcome } = await send(options, 'smtp://HOST', { confirmMs: 50 });
    const reason = 'The mail server did not confirm the mail within 0.05 s.';
    expect(outcome).toMatchObject({ kind: 'temporary', reason });
  });

  it.each([
    ['DATA', 'temporary', 'counts'],
    ['MAIL', 'unreachable', 'does not count'],
  ])('that disconnects after %s is %s, which %s', async (command, kind) => {
    const url = await rawServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        if (!data.toString().startsWith(command)) socket.write('250 ok\r\n');
        else if (command === 'DATA') socket.write('354 go on\r\n', () => socket.destroy());
        else socket.destroy();
      });
    });
    expect(await createSmtpChannel({ url }).send(mail)).toMatchObject({ kind });
  });
});

describe('SMTP_URL', () => {
  it.each([
    ['smtps://mail.example.com', 'mail.example.com:465 (TLS)'],
    ['smtp://mail.example.com', 'mail.example.com:587 (STARTTLS)'],
    ['smtp://[::1]:25?requireTLS=false', '::1:25 (encryption not required)'],
  ])('%s connects to %s', (url, description) => {
    expect(createSmtpChannel({ url }).description).toContain(description);
  });

  it('is refused with an invalid %', () => {
    const url = 'smtp://desk:100%@mail.example.com';
    expect(() => createSmtpChannel({ url })).toThrow('Write % as %25');
  });
});
