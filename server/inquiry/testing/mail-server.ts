import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '#server/inquiry/testing/free-port.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

interface MailServerOptions extends SMTPServerOptions {
  /** Returns an SMTP reply such as `450 Try again later`, or `null` to accept. */
  refuse?: (recipient: string) => string | null;
  /** This is called before a message is confirmed. `false` closes the connection instead. */
  accept?: () => Promise<boolean>;
}

export async function startMailServer(options: MailServerOptions = {}) {
  const { refuse, accept = async () => true, ...rest } = options;
  const received: { from: string; to: string[]; raw: string; isEncrypted: boolean }[] = [];
  const closedSessionIds = new Set<string>();
  const server = new SMTPServer({
    ...localhostCertificate,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const reply = refuse?.(address);
      done(reply ? createReplyError(reply) : undefined);
    },
    onClose: ({ id }) => closedSessionIds.add(id),
    async onData(stream, session, done) {
      let raw: string;
      try {
        raw = (await buffer(stream)).toString('utf8');
      } catch (error) {
        return done(error instanceof Error ? error : undefined);
      }
      const isAccepted = await accept();
      if (!isAccepted)
        for (const each of server.connections) if (each.session === session) each.close();
      // A client that disconnected got no confirmation, so the message doesn't count.
      if (!isAccepted || closedSessionIds.has(session.id)) return done();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        isEncrypted: session.secure,
      });
      done();
    },
    ...rest,
  });
  server.on('error', () => {});
  return {
    host: `127.0.0.1:${await listen(server.server)}`,
    received,
    async idle() {
      while (server.connections.size > 0) await wait(5);
      await wait(20);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function createReplyError(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
