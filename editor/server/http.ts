import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RequestName, requests } from '#editor/contract.ts';
import type { Answering } from '#editor/server/answers.ts';
import { Refused } from '#editor/server/store.ts';
import { withoutControlCharacters } from '#library/control-characters.ts';

/** A hundred times the longest article. */
const maxBytes = 2_000_000;

export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

interface Parts {
  answers: Answering;
  /** The files of the editor's page, by address. */
  files: ReadonlyMap<string, PageFile>;
  /** The origin of the preview. */
  preview: string;
}

/** Serves the editor to this machine only. */
export function editorServer({ answers, files, preview }: Parts): Server {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

  function answer<Name extends RequestName>(name: Name, body: unknown): object {
    const { data, success } = requests[name].safeParse(body);
    if (!success) throw notUnderstood();
    return answers[name](data);
  }

  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    try {
      requireOwnOrigin(request, portOf(server));
      const { pathname } = new URL(request.url ?? '/', 'http://editor');
      const name = pathname.replace(/^\/api\//, '');
      if (request.method === 'POST' && isRequest(name)) {
        return json(response, 200, answer(name, await bodyOf(request)));
      }
      const file = files.get(pathname === '/' ? '/index.html' : pathname);
      if (request.method !== 'GET' || !file) throw new Refused(404, 'There is nothing here.');
      response.setHeader('Content-Type', file.type);
      response.end(file.content);
    } catch (error) {
      if (error instanceof Refused) return json(response, error.status, error.refusal);
      const message = error instanceof Error ? error.message : String(error);
      json(response, 500, { message: `Nothing was saved. ${message}`, problems: [] });
    }
  });
  return server;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

/**
 * Only the editor's own page may talk to it. Another site in the same browser can send requests to
 * this machine, and through a host name that resolves to it (DNS rebinding) also read the answers,
 * so check both Host and Origin.
 */
function requireOwnOrigin({ method, headers }: IncomingMessage, port: number): void {
  const { host, origin } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) {
    throw new Refused(403, 'This name is not the editor’s.');
  }
  // Browsers send no Origin when they open a page, and send it with everything else.
  const isOwn = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  if (!isOwn) throw new Refused(403, 'This request does not come from a page of the editor.');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refused(413, 'This is too long to be saved.');
    chunks.push(chunk);
  }
  try {
    // Words pasted from a PDF bring control characters that no one can see in a form.
    return JSON.parse(Buffer.concat(chunks).toString('utf8'), (_, value) =>
      typeof value === 'string' ? withoutControlCharacters(value) : value,
    );
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () => new Refused(400, 'This request cannot be understood.');

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}
