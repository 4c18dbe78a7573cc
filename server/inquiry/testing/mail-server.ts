import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  encrypted: boolean;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

interface MailServerOptions extends Omit<SMTPServerOptions, 'onData' | 'onRcptTo'> {
  /** An SMTP reply such as `450 Try again later`, or `null` to accept. */
  refuse?: (recipient: string) => string | null;
  /** Asked when a mail is there and not yet confirmed; `false` hangs up instead of taking it. */
  take?: () => Promise<boolean>;
  /** Replaces what the server does with the message. */
  onData?: SMTPServerOptions['onData'];
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function startMailServer(options: MailServerOptions = {}) {
  const { refuse, take = async () => true, ...rest } = options;
  const received: ReceivedMail[] = [];
  const closed = new Set<string>();
  const server = new SMTPServer({
    ...localhostCertificate,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo(address: SMTPServerAddress, _session: SMTPServerSession, done) {
      const reply = refuse?.(address.address);
      done(reply ? replyError(reply) : undefined);
    },
    onClose: ({ id }) => closed.add(id),
    async onData(stream, session, done) {
      let raw: string;
      try {
        raw = (await buffer(stream)).toString('utf8');
      } catch (error) {
        // The sender is gone before the end: nothing was received.
        return done(error instanceof Error ? error : undefined);
      }
      const taken = await take();
      if (!taken) for (const each of server.connections) if (each.session === session) each.close();
      // Who is gone was not told that the mail arrived, and so it did not.
      if (!taken || closed.has(session.id)) return done();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        encrypted: session.secure,
      });
      done();
    },
    ...rest,
  });
  server.on('error', () => {});
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    host: `127.0.0.1:${address.port}`,
    received,
    /** Resolves once nobody is connected. */
    async idle() {
      while (server.connections.size > 0) await wait(5);
      await wait(20);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function replyError(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
