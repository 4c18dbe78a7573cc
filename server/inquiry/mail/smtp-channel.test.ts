import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createSmtpChannel, type SmtpOptions } from '#server/inquiry/mail/smtp-channel.ts';
import { listen } from '#server/inquiry/testing/free-port.ts';
import { createReplyError } from '#server/inquiry/testing/mail-server.ts';
import { sampleMail, startTestMailServer, tlsOptions } from '#server/inquiry/testing/smtp.ts';

const [desk = '', second = ''] = sampleMail.envelope.to;

type ServerOptions = Parameters<typeof startTestMailServer>[0];

/** Starts a mail server with these options and sends it a message. Its address replaces HOST in the URL. */
async function send(server: ServerOptions, url = 'smtp://HOST', smtp: Partial<SmtpOptions> = {}) {
  const { host, received } = await startTestMailServer(server);
  const address = url.replace('HOST', host);
  const channel = createSmtpChannel({ url: address, tls: tlsOptions, ...smtp });
  return { outcome: await channel.send(sampleMail), received };
}

async function startRawServer(handleSocket: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    handleSocket(socket);
  });
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${await listen(server)}?requireTLS=false`;
}

const noUser = '550 No such user';

it('delivers over STARTTLS with the addresses from the settings', async () => {
  const { outcome, received } = await send({});
  expect(outcome).toEqual({ kind: 'delivered' });
  expect(received).toMatchObject([
    {
      from: 'site@pharmacy.example',
      to: [desk, second],
      isEncrypted: true,
      raw: expect.stringContaining('Message-ID: <an-id.notification@pharmacy.example>'),
    },
  ]);
});

it.each<[string | null, string | null, object]>([
  [noUser, noUser, { kind: 'permanent', reason: expect.stringContaining('No such user') }],
  [null, noUser, { kind: 'delivered', refusedBy: [{ address: second }] }],
  [null, '450 Later', { kind: 'temporary', takenBy: [desk], refusedBy: [] }],
  [noUser, '450 Later', { kind: 'temporary', takenBy: [], refusedBy: [{ address: desk }] }],
  ['454 Denied', '454 Denied', { kind: 'setup' }],
])(
  'handles the replies %s and %s about two recipients',
  async (deskReply, secondReply, expected) => {
    const refuse = (recipient: string) => (recipient === desk ? deskReply : secondReply);
    expect((await send({ refuse })).outcome).toMatchObject(expected);
  },
);

it.each<[string, ServerOptions, string]>([
  [
    'a rejected sender as a settings error',
    { onMailFrom: (_address, _session, done) => done(createReplyError('550 Who are you')) },
    'setup',
  ],
  [
    'a busy server as unreachable',
    { onConnect: (_session, done) => done(createReplyError('421 Too busy')) },
    'unreachable',
  ],
  [
    'a rejection of the content as permanent',
    {
      onData(stream, _session, done) {
        stream.on('end', () => done(createReplyError('554 Looks like spam'))).resume();
      },
    },
    'permanent',
  ],
])('treats %s', async (_name, options, kind) => {
  expect((await send(options)).outcome).toMatchObject({ kind });
});

it('logs in and treats a failed login as a settings error', async () => {
  const options: ServerOptions = {
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'desk@x' && password === 'p@ss/word') return done(null, { user: 'desk' });
      done(createReplyError(password === 'busy' ? '454 Later' : '535 Invalid login'));
    },
  };
  const login = async (user: string) => (await send(options, `smtp://${user}HOST`)).outcome;
  expect(await login('desk%40x:p%40ss%2Fword@')).toEqual({ kind: 'delivered' });
  for (const user of ['desk%40x:wrong@', 'desk%40x:busy@', '']) {
    expect(await login(user)).toMatchObject({ kind: 'setup' });
  }
});

it('requires encryption by default', async () => {
  const { outcome, received } = await send({ disabledCommands: ['STARTTLS'] });
  expect(outcome).toMatchObject({ kind: 'setup' });
  expect(received).toEqual([]);
});

it.each(['smtp', 'smtps'])('requires a valid certificate (%s)', async (scheme) => {
  const secure = scheme === 'smtps';
  const { outcome, received } = await send({ secure }, `${scheme}://HOST`, { tls: {} });
  const reason = expect.stringMatching(/certificate/i);
  expect(outcome).toMatchObject({ kind: 'setup', reason });
  expect(received).toEqual([]);
});

it('disconnects a slow server at the deadline even if it keeps sending bytes', async () => {
  const url = await startRawServer((socket) => {
    const timer = setInterval(() => socket.write('220-still starting\r\n'), 5);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await createSmtpChannel({ url, deadlineMs: 80 }).send(sampleMail)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('did not request the message'),
  });
});

it('gives a server more time to confirm a message than to accept DATA', async () => {
  const deadlineMs = 500;
  const accept = () => wait(2 * deadlineMs, true);
  const { outcome } = await send({ accept }, 'smtp://HOST', { deadlineMs, confirmMs: 60_000 });
  expect(outcome).toEqual({ kind: 'delivered' });
});

it('treats a server that never confirms as a temporary rejection', async () => {
  const options: ServerOptions = { onData: (stream) => stream.resume() };
  const { outcome } = await send(options, 'smtp://HOST', { confirmMs: 50 });
  const reason = 'The mail server did not confirm the message within 0.05 s.';
  expect(outcome).toMatchObject({ kind: 'temporary', reason });
});

it('treats a server that disconnects after DATA as a temporary rejection', async () => {
  const url = await startRawServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      if (!data.toString().startsWith('DATA')) socket.write('250 ok\r\n');
      else socket.write('354 go on\r\n', () => socket.destroy());
    });
  });
  expect(await createSmtpChannel({ url }).send(sampleMail)).toMatchObject({ kind: 'temporary' });
});

it.each([
  ['smtps://mail.example.com', 'mail.example.com:465 (TLS)'],
  ['smtp://mail.example.com', 'mail.example.com:587 (STARTTLS)'],
  ['smtp://[::1]:25?requireTLS=false', '::1:25 (encryption not required)'],
])('parses %s as %s', (url, description) => {
  expect(createSmtpChannel({ url }).description).toContain(description);
});

it('rejects an SMTP_URL with an invalid %', () => {
  const url = 'smtp://desk:100%@mail.example.com';
  expect(() => createSmtpChannel({ url })).toThrow('Write % as %25');
});
