import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RequestName, requests } from '#editor/contract.ts';
import type { Answering } from '#editor/server/answers.ts';
import { refusalOf } from '#editor/server/guard.ts';
import type { PageFile } from '#editor/server/page-files.ts';
import { Refused } from '#editor/server/refused.ts';
import { withoutControlCharacters } from '#library/control-characters.ts';

/** The longest article is a hundredth of it. */
const mostBytes = 2_000_000;

interface Parts {
  answers: Answering;
  /** The page of the editor, by address. */
  files: ReadonlyMap<string, PageFile>;
  /** Where the site is shown from. */
  preview: string;
}

/** Serves the editor to this machine alone. */
export function editorServer({ answers, files, preview }: Parts): Server {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    try {
      const refusal = refusalOf(request, portOf(server));
      if (refusal) throw new Refused(403, refusal);
      const { pathname } = new URL(request.url ?? '/', 'http://editor');
      if (request.method === 'POST') return json(response, 200, await answer(pathname, request));
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

  async function answer(pathname: string, request: IncomingMessage): Promise<object> {
    const name = pathname.replace(/^\/api\//, '');
    if (!isRequest(name)) throw new Refused(404, 'There is nothing here.');
    return answers[name](await bodyOf(request));
  }

  return server;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Refused(413, 'This is too long to be saved.');
    chunks.push(chunk);
  }
  try {
    // Words pasted from a PDF bring control characters that nobody can see in a form.
    return JSON.parse(Buffer.concat(chunks).toString('utf8'), (_, value) =>
      typeof value === 'string' ? withoutControlCharacters(value) : value,
    );
  } catch {
    throw new Refused(400, 'This request cannot be understood.');
  }
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}
