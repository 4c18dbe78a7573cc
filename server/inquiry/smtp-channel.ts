import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { reasonOf } from '#server/inquiry/log.ts';
import type { MailChannel, SendOutcome } from '#server/inquiry/mail.ts';

export interface SmtpOptions {
  /** SMTP_URL: `smtps://user:password@host` or `smtp://…` with STARTTLS. */
  url: string;
  /** The most time one send may take, whatever the server does. */
  deadlineMs?: number;
  tls?: ConnectionOptions;
}

/**
 * Sends over a connection of its own, so that it can be cut when the time is up: a server that
 * drips bytes never runs into a timeout for silence.
 */
export function createSmtpChannel(options: SmtpOptions): MailChannel {
  const { deadlineMs = 60_000, tls } = options;
  const { auth, ...server } = parseSmtpUrl(options.url);
  const security = server.secure
    ? 'TLS'
    : server.requireTLS
      ? 'STARTTLS'
      : 'no encryption asked for';
  return {
    deliveredState: 'sent',
    description: `mail goes by SMTP to ${server.host}:${server.port} (${security})`,
    send(mail) {
      const connection = new SMTPConnection({ ...server, tls, socketTimeout: deadlineMs });
      return new Promise((resolve) => {
        let stage: 'connecting' | 'sending' = 'connecting';
        const end = (outcome: SendOutcome) => {
          clearTimeout(timer);
          // Closing reports an end of its own, which comes too late to matter.
          resolve(outcome);
          connection.close();
        };
        const fail = (error: unknown) => end(classify(error));
        const timer = setTimeout(() => {
          end({
            kind: 'unreachable',
            reason: `The mail server did not finish within ${deadlineMs / 1000} s (${stage}).`,
          });
        }, deadlineMs);
        connection.on('error', fail);
        connection.once('end', () => fail(new Error('The mail server closed the connection.')));
        connection.connect((connectError) => {
          if (connectError) return fail(connectError);
          stage = 'sending';
          const send = () =>
            connection.send(mail.envelope, mail.raw, (error, info) => {
              if (error) return fail(error);
              end(delivered(info?.rejected));
            });
          if (!auth) return send();
          connection.login(auth, (error) => (error ? fail(error) : send()));
        });
      });
    },
  };
}

function delivered(rejected: readonly unknown[] | undefined): SendOutcome {
  if (!rejected?.length) return { kind: 'delivered' };
  return {
    kind: 'delivered',
    note: `The mail server refused ${rejected.length} of the recipients in MAIL_TO and took the others.`,
  };
}

/** Login needed, login wrong, encryption needed: the operator's to mend, not the mail's fault. */
const setupReplies = new Set([454, 523, 530, 534, 535, 538]);
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS']);
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|SSL|certificate/i;

/** What nodemailer reports, sorted by who has to do what. */
export function classify(error: unknown): SendOutcome {
  const reason = reasonOf(error);
  const code = field(error, 'code');
  const reply = Number(field(error, 'responseCode')) || 0;
  const cause = error instanceof Error ? error.cause : undefined;
  if (setupReplies.has(reply)) return { kind: 'setup', reason };
  if (reply >= 400 && reply < 500) return { kind: 'temporary', reason };
  if (setupCodes.has(code) || certificateCodes.test(`${reason} ${field(cause, 'code')}`)) {
    return { kind: 'setup', reason };
  }
  if (reply >= 500 || code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'permanent', reason };
  }
  return { kind: 'unreachable', reason };
}

function field(error: unknown, name: string): string {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return String(Reflect.get(error, name) ?? '');
}

export interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/** Encryption is required unless the address says `?requireTLS=false`, for a relay on this host. */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error(
      'SMTP_URL must look like smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587.',
    );
  }
  const secure = url.protocol === 'smtps:';
  const server = {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.searchParams.get('requireTLS') !== 'false',
  };
  if (!url.username) return server;
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  return { ...server, auth: { user: user ?? '', pass: pass ?? '' } };
}
