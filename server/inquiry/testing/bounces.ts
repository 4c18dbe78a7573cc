import { createServer, type TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { listen } from '#server/inquiry/testing/free-port.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';

interface Report {
  messageId: string;
  action?: string;
  /** Some mail servers return no headers but refer to the message. */
  original?: string;
  headers?: string;
}

export function makeReport(report: Report): Buffer {
  const { messageId, action = 'failed' } = report;
  const { original = `Message-ID: ${messageId}`, headers = '' } = report;
  const text = `From: MAILER-DAEMON@mail.example
Auto-Submitted: auto-replied
${headers}Content-Type: multipart/report; report-type=delivery-status;
	boundary="b/1"

--b/1
Content-Type: text/plain

It could not be delivered.

--b/1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; desk@pharmacy.example
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 no such
 user

--b/1
Content-Type: text/rfc822-headers

Subject: Provider Partnership Inquiry
${original}

--b/1--
`;
  return Buffer.from(text.replaceAll('\n', '\r\n'));
}

/** An IMAP server with one mailbox. `respond` can replace the response to a command. */
export async function startImapServer(
  messages: Map<number, Buffer>,
  respond: (command: string) => string | undefined = () => undefined,
) {
  const commands: string[] = [];
  const answer = (socket: TLSSocket, line: string) => {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    commands.push(command);
    const replacement = respond(command);
    if (replacement !== undefined) return socket.write(replacement);
    if (/^UID SEARCH/.test(command)) socket.write(`* SEARCH ${[...messages.keys()].join(' ')}\r\n`);
    const uid = /^UID (?:FETCH|STORE) (\d+)/.exec(command)?.[1];
    const raw = messages.get(Number(uid));
    if (/^UID FETCH/.test(command) && raw) {
      socket.write(`* 1 FETCH (UID ${uid} BODY[]<0> {${raw.length}}\r\n`);
      socket.write(raw);
      socket.write(')\r\n');
    }
    if (/^UID STORE/.test(command)) messages.delete(Number(uid));
    return socket.write(`${tag} OK done\r\n`);
  };
  const server = createServer(localhostCertificate, (socket) => {
    socket.write('* OK ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) answer(socket, line);
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { commands, url: `imaps://web%40a.example:p%22w@127.0.0.1:${port}/` };
}
