import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

const explanations: Record<number, string> = {
  400: 'The server could not read this request.',
  404: 'There is no page at this address.',
  405: 'This address does not accept this request method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The server does not accept this content type.',
  417: 'The server cannot meet the Expect header.',
  431: 'The request headers are too large.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The server is busy. Please try again in a moment.',
};

/** A plain-text error response. A 405 lists the methods that the address accepts, in `allow`. */
export function createRefusal(status: number, commonHeaders: Headers, allow = '') {
  const body = `${explanations[status] ?? STATUS_CODES[status] ?? 'Refused'}\n`;
  return {
    status,
    body,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...(status === 405 ? { Allow: allow } : {}),
    },
  };
}

export function sendRefusal(
  response: ServerResponse,
  status: number,
  commonHeaders: Headers,
): void {
  const { headers, body } = createRefusal(status, commonHeaders);
  response.writeHead(status, headers).end(body);
}

/** How long a refused client has to read the response before its connection is destroyed. */
const lingerMs = 1000;

/** Refuses bytes that never became a request, so there is no response object. */
export function refuseOnSocket(socket: Socket, status: number, commonHeaders: Headers): void {
  const { headers, body } = createRefusal(status, commonHeaders);
  const allHeaders = { ...headers, Date: new Date().toUTCString(), Connection: 'close' };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closing with unread bytes would reset the connection before the client reads the response.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
