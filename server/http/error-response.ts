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
  417: 'The server does not support this Expect header.',
  431: 'The request headers are too large.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The server is busy. Please try again in a moment.',
};

export function createErrorResponse(status: number, commonHeaders: Headers, allow = '') {
  const body = `${explanations[status] ?? STATUS_CODES[status] ?? 'Error'}\n`;
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

export function sendErrorResponse(
  response: ServerResponse,
  status: number,
  commonHeaders: Headers,
): void {
  const { headers, body } = createErrorResponse(status, commonHeaders);
  response.writeHead(status, headers).end(body);
}

const lingerMs = 1000;

/** For parse errors, timeouts and CONNECT, Node gives us no response object. */
export function sendErrorOnSocket(socket: Socket, status: number, commonHeaders: Headers): void {
  const { headers, body } = createErrorResponse(status, commonHeaders);
  const allHeaders = { ...headers, Date: new Date().toUTCString(), Connection: 'close' };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Destroying the socket now could reset the connection before the client reads the response.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
