import { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import { classify, classifyRecipients } from '#server/inquiry/mail/smtp-replies.ts';

export interface SmtpOptions {
  /** SMTP_URL: `smtps://user:password@host` or `smtp://…` with STARTTLS. */
  url: string;
  /** The most time until the server asks for the mail, whatever it does. */
  deadlineMs?: number;
  /** The most time from there until it confirms: RFC 5321 4.5.3.2.6 wants ten minutes. */
  confirmMs?: number;
  tls?: ConnectionOptions;
}

/**
 * Sends over a connection of its own, so that it can be cut when the time is up: a server that
 * drips bytes never runs into a timeout for silence.
 */
export function createSmtpChannel(options: SmtpOptions): MailChannel {
  const { deadlineMs = 60_000, confirmMs = 600_000, tls } = options;
  const { auth, ...server } = parseSmtpUrl(options.url);
  const startTls = server.requireTLS ? 'STARTTLS' : 'no encryption asked for';
  const security = server.secure ? 'TLS' : startTls;
  const longestSendMs = deadlineMs + confirmMs;
  return {
    deliveredState: 'sent',
    description: `mail goes by SMTP to ${server.host}:${server.port} (${security})`,
    longestSendMs,
    send(mail) {
      const connection = new SMTPConnection({ ...server, tls, socketTimeout: longestSendMs });
      return new Promise((resolve) => {
        let confirming = false;
        const end = (outcome: SendOutcome) => {
          clearTimeout(timer);
          // Closing reports an end of its own, which comes too late to matter.
          resolve(confirming ? unconfirmed(outcome) : outcome);
          connection.close();
        };
        const cutAfter = (milliseconds: number, what: string) =>
          setTimeout(() => {
            const reason = `The mail server did not ${what} within ${milliseconds / 1000} s.`;
            end({ kind: 'unreachable', reason });
          }, milliseconds);
        let timer = cutAfter(deadlineMs, 'ask for the mail');
        const fail = (error: unknown) => end(classify(error));
        connection.on('error', fail);
        connection.once('end', () => fail(new Error('The mail server closed the connection.')));
        const send = () => {
          const content = readOnDemand(mail, () => {
            confirming = true;
            clearTimeout(timer);
            timer = cutAfter(confirmMs, 'confirm the mail');
          });
          // A copy, because the connection keeps its notes in it.
          connection.send({ ...mail.envelope }, content, (error, info) => {
            if (error) return fail(error);
            end(classifyRecipients(info.accepted, info.rejectedErrors ?? []));
          });
        };
        connection.connect((connectError) => {
          if (connectError) return fail(connectError);
          if (!auth) return send();
          connection.login(auth, (error) => (error ? fail(error) : send()));
        });
      });
    },
  };
}

/** The connection reads nothing before the server has answered DATA. */
function readOnDemand({ raw }: ComposedMail, onRead: () => void): Readable {
  return new Readable({
    read() {
      onRead();
      this.push(raw);
      this.push(null);
    },
  });
}

/**
 * The server may have the mail and may send it on. One that never confirms would be mailed without
 * end, so this counts towards giving up, as a refusal does.
 */
function unconfirmed(outcome: SendOutcome): SendOutcome {
  return outcome.kind === 'unreachable' ? { ...outcome, kind: 'temporary' } : outcome;
}

/** Encryption is required unless the address says `?requireTLS=false`, for a relay on this host. */
function parseSmtpUrl(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.searchParams.get('requireTLS') !== 'false',
    auth: url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      'SMTP_URL has a % in its user or password that stands for nothing. Write % as %25, and other special characters percent-encoded too (@ as %40, / as %2F).',
    );
  }
}
