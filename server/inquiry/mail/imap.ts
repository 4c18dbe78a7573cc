import { once } from 'node:events';
import { isIP } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import { maxMailBytes } from '#server/inquiry/mail/bounce.ts';

/** The whole session must end within this time, so a slow server can't block the next check. */
export const imapDeadlineMs = 120_000;
const maxResponseBytes = maxMailBytes + 64 * 1024;
const maxMessages = 100;

export interface MailboxOptions {
  /** `imaps://user:password@host/MAILBOX`, with INBOX as the default. */
  url: string;
  tls?: ConnectionOptions;
  deadlineMs?: number;
}

/** Calls `handle` with the newest unread messages and marks those as read for which it returns true. */
export async function readUnseen(
  { url, tls, deadlineMs = imapDeadlineMs }: MailboxOptions,
  handle: (raw: Buffer) => Promise<boolean>,
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const servername = isIP(host) ? '' : host;
  const socket = connect({ host, servername, port: Number(port) || 993, ...tls });
  const timer = setTimeout(
    () => socket.destroy(new Error(`The mailbox was not read within ${deadlineMs / 1000} s.`)),
    deadlineMs,
  );
  try {
    await once(socket, 'secureConnect');
    const run = createSession(socket);
    await run(`LOGIN ${quote(username)} ${quote(password)}`, 'LOGIN');
    await run(`SELECT ${quote(pathname.slice(1) || 'INBOX')}`);
    const response = (await run('UID SEARCH UNSEEN')).toString('latin1');
    const uids =
      /^\* SEARCH([ \d]*)/im.exec(response)?.[1]?.trim().split(' ').filter(Boolean) ?? [];
    for (const uid of uids.slice(-maxMessages)) {
      const raw = extractLiteral(await run(`UID FETCH ${uid} (BODY.PEEK[]<0.${maxMailBytes}>)`));
      if (raw && (await handle(raw))) await run(`UID STORE ${uid} +FLAGS.SILENT (\\Seen)`);
    }
    // Some servers close the connection without the response.
    await run('LOGOUT').catch(() => {});
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Returns a function that sends a command and resolves with the server's complete response. */
function createSession(socket: ReturnType<typeof connect>) {
  const chunks = socket.iterator();
  let count = 0;
  return async (command: string, name = command): Promise<Buffer> => {
    count += 1;
    const tag = `a${count}`;
    socket.write(`${tag} ${command}\r\n`);
    let response = Buffer.alloc(0);
    for (;;) {
      const result = findResult(response, tag);
      // The server's text may repeat the user name, so it's not part of the message.
      if (result && result !== 'OK')
        throw new Error(`The mail server rejected ${name}: ${result}.`);
      if (result) return response;
      const { value, done } = await chunks.next();
      if (done) throw new Error('The mail server closed the connection.');
      response = Buffer.concat([response, value]);
      if (response.length > maxResponseBytes) throw new Error('The response is too long.');
    }
  };
}

/** Finds the tagged line that ends a response. Skips literals, which may contain any text. */
function findResult(response: Buffer, tag: string): string | undefined {
  let start = 0;
  for (;;) {
    const end = response.indexOf('\r\n', start);
    if (end < 0) return undefined;
    const line = response.toString('latin1', start, end);
    if (line.startsWith(`${tag} `)) return line.split(' ')[1]?.toUpperCase();
    start = end + 2 + getLiteralLength(line);
  }
}

const getLiteralLength = (line: string) => Number(/\{(\d{1,9})\}$/.exec(line)?.[1] ?? 0);

/** The message is the first literal in the response. It's missing if the message was deleted. */
function extractLiteral(response: Buffer): Buffer | undefined {
  const match = /\{(\d{1,9})\}\r\n/.exec(response.toString('latin1'));
  if (!match) return undefined;
  const start = match.index + match[0].length;
  return response.subarray(start, start + Number(match[1]));
}

function quote(part: string): string {
  const text = decodeURIComponent(part);
  if (/[\r\n\0]/.test(text)) throw new Error('BOUNCE_MAILBOX_URL contains a line break.');
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
