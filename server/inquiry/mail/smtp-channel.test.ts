import { describe, expect, test } from 'vitest';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { classify } from '#server/inquiry/mail/smtp-replies.ts';
import { replyError } from '#server/inquiry/testing/mail-server.ts';
import { mail, mailServer, trusted } from '#server/inquiry/testing/smtp.ts';

type ServerOptions = Parameters<typeof mailServer>[0];

async function sendTo(options: ServerOptions, user = '') {
  const server = await mailServer(options);
  const channel = createSmtpChannel({ url: `smtp://${user}${server.host}`, tls: trusted });
  return { outcome: await channel.send(mail), received: server.received };
}

const second = (reply: string, others: string | null = null): ServerOptions => ({
  refuse: ({ recipient }) => (recipient.startsWith('second') ? reply : others),
});

describe('the SMTP channel', () => {
  test('delivers over STARTTLS with the envelope of the settings', async () => {
    const { outcome, received } = await sendTo({});
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

  test('delivers over TLS from the first byte', async () => {
    const server = await mailServer({ secure: true });
    const channel = createSmtpChannel({ url: `smtps://${server.host}`, tls: trusted });
    expect(await channel.send(mail)).toEqual({ kind: 'delivered' });
    expect(server.received).toMatchObject([{ encrypted: true }]);
  });

  test.each<[string, ServerOptions, object]>([
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
    expect((await sendTo(options)).outcome).toMatchObject(expected);
  });

  test('treats a login that does not work for now (454) as a set-up fault', async () => {
    const later: ServerOptions = {
      onAuth: (_auth, _session, done) => done(replyError('454 Later')),
    };
    expect((await sendTo(later, 'user:password@')).outcome).toMatchObject({ kind: 'setup' });
  });

  test('treats an unknown error as one that may pass', () => {
    expect(classify('odd')).toEqual({ kind: 'unreachable', reason: 'odd' });
  });
});

describe('SMTP_URL', () => {
  test.each([
    ['smtps://mail.example.com', 'mail.example.com:465 (TLS)'],
    ['smtp://mail.example.com', 'mail.example.com:587 (STARTTLS)'],
    ['smtp://[::1]:25?requireTLS=false', '::1:25 (no encryption asked for)'],
  ])('%s means %s', (url, description) => {
    expect(createSmtpChannel({ url }).description).toContain(description);
  });

  test('is refused with a % that is not encoded', () => {
    const url = 'smtp://desk:100%@mail.example.com';
    expect(() => createSmtpChannel({ url })).toThrow('Write % as %25');
  });
});
