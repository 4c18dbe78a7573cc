import { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import { classifyError, classifyRecipients } from '#server/inquiry/mail/smtp-replies.ts';

export interface SmtpOptions {
  /** `smtps://…` uses TLS from the start, and `smtp://…` uses STARTTLS. */
  url: string;
  /** The server must accept DATA within this time. */
  deadlineMs?: number;
  /** After DATA, the server has this long to confirm. RFC 5321 (4.5.3.2.6) recommends ten minutes. */
  confirmMs?: number;
  tls?: ConnectionOptions;
}

/** An idle timeout isn't enough, because a server may keep sending single bytes. */
export function createSmtpChannel(options: SmtpOptions): MailChannel {
  const { deadlineMs = 60_000, confirmMs = 600_000, tls } = options;
  const { auth, ...server } = parseSmtpUrl(options.url);
  const smtpSecurity = server.requireTLS ? 'STARTTLS' : 'encryption not required';
  const security = server.secure ? 'TLS' : smtpSecurity;
  const longestSendMs = deadlineMs + confirmMs;
  return {
    deliveredState: 'sent',
    description: `sending mail over SMTP to ${server.host}:${server.port} (${security})`,
    longestSendMs,
    send(mail) {
      const connection = new SMTPConnection({ ...server, tls, socketTimeout: longestSendMs });
      return new Promise((resolve) => {
        let isConfirming = false;
        const finish = (outcome: SendOutcome) => {
          clearTimeout(timer);
          // `close` emits `end`, which has no effect after `resolve`.
          resolve(isConfirming ? toTemporary(outcome) : outcome);
          connection.close();
        };
        const closeAfter = (milliseconds: number, action: string) =>
          setTimeout(() => {
            const reason = `The mail server did not ${action} within ${milliseconds / 1000} s.`;
            finish({ kind: 'unreachable', reason });
          }, milliseconds);
        let timer = closeAfter(deadlineMs, 'request the message');
        const fail = (error: unknown) => finish(classifyError(error));
        connection.on('error', fail);
        connection.once('end', () => fail(new Error('The mail server closed the connection.')));
        const send = () => {
          const content = readOnDemand(mail, () => {
            isConfirming = true;
            clearTimeout(timer);
            timer = closeAfter(confirmMs, 'confirm the message');
          });
          // Pass a copy, because the connection changes the envelope.
          connection.send({ ...mail.envelope }, content, (error, info) => {
            if (error) return fail(error);
            finish(classifyRecipients(info.accepted, info.rejectedErrors ?? []));
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

/** The connection starts reading when the server accepts DATA. */
function readOnDemand({ raw }: ComposedMail, onRead: () => void): Readable {
  return new Readable({
    read() {
      onRead();
      this.push(raw);
      this.push(null);
    },
  });
}

/** An unconfirmed message may have arrived, so it counts toward giving up. */
function toTemporary(outcome: SendOutcome): SendOutcome {
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
      'SMTP_URL has an invalid % in its user name or password. Write % as %25, and percent-encode other special characters too (@ as %40, / as %2F).',
    );
  }
}
