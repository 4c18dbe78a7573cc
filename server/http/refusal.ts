import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

const explanations: Record<number, string> = {
  400: 'This request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this kind of request.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'This kind of content is not understood here.',
  417: 'This expectation cannot be met.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The server is busy. Please try again in a moment.',
};

/**
 * A plain answer that says no, the same wherever in the server it is given, but for the headers that
 * every answer has. A 405 names the methods that the address does take; for what is no address of
 * ours there are none.
 */
export function refusal(status: number, everyAnswer: Headers, allow = '') {
  const body = `${explanations[status] ?? STATUS_CODES[status] ?? 'Refused'}\n`;
  return {
    status,
    body,
    headers: {
      ...everyAnswer,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...(status === 405 ? { Allow: allow } : {}),
    },
  };
}

export function sendRefusal(response: ServerResponse, status: number, everyAnswer: Headers): void {
  const { headers, body } = refusal(status, everyAnswer);
  response.writeHead(status, headers).end(body);
}

/** How long a refused client has to read the answer before its connection goes. */
const lingering = 1000;

/** For a client whose bytes never became a request, so that there is no response to write to. */
export function refuseOnSocket(socket: Socket, status: number, everyAnswer: Headers): void {
  const { headers, body } = refusal(status, everyAnswer);
  const head = { ...headers, Date: new Date().toUTCString(), Connection: 'close' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closing with bytes unread would reset the connection before the client sees the answer.
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
