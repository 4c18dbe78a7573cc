import { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import { classify, classifyRecipients } from '#server/inquiry/mail/smtp-replies.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host`, or `smtp://…` for STARTTLS. */
  url: string;
  /** The most time until the server accepts DATA. */
  deadlineMs?: number;
  /** The most time from there until it confirms. RFC 5321 (4.5.3.2.6) requires ten minutes. */
  confirmMs?: number;
  tls?: ConnectionOptions;
}

/**
 * Opens a connection for each mail, which is closed at the deadline. An idle timeout isn't enough,
 * because a server may keep sending single bytes.
 */
export function createSmtpChannel(options: SmtpOptions): MailChannel {
  const { deadlineMs = 60_000, confirmMs = 600_000, tls } = options;
  const { auth, ...server } = parseSmtpUrl(options.url);
  const startTls = server.requireTLS ? 'STARTTLS' : 'encryption not required';
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
          // `close` emits `end`, which has no effect after `resolve`.
          resolve(confirming ? countAsAttempt(outcome) : outcome);
          connection.close();
        };
        const closeAfter = (milliseconds: number, what: string) =>
          setTimeout(() => {
            const reason = `The mail server did not ${what} within ${milliseconds / 1000} s.`;
            end({ kind: 'unreachable', reason });
          }, milliseconds);
        let timer = closeAfter(deadlineMs, 'ask for the mail');
        const fail = (error: unknown) => end(classify(error));
        connection.on('error', fail);
        connection.once('end', () => fail(new Error('The mail server closed the connection.')));
        const send = () => {
          const content = readOnDemand(mail, () => {
            confirming = true;
            clearTimeout(timer);
            timer = closeAfter(confirmMs, 'confirm the mail');
          });
          // Copied, because the connection changes the envelope.
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

/** The connection starts reading when the server has accepted DATA. */
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
 * The server may have accepted the mail. Without a limit, one that never confirms would get it again
 * and again, so this counts toward giving up, like a refusal.
 */
function countAsAttempt(outcome: SendOutcome): SendOutcome {
  return outcome.kind === 'unreachable' ? { ...outcome, kind: 'temporary' } : outcome;
}

/** Requires encryption unless the URL has `?requireTLS=false`, for a relay on this host. */
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
      'SMTP_URL has an invalid % in its user or password. Write % as %25, and percent-encode other special characters too (@ as %40, / as %2F).',
    );
  }
}
