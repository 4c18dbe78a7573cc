import Fastify, { type FastifyRequest } from 'fastify';
import { type RequestName, requests } from '#editor/contract.ts';
import type { Handlers } from '#editor/server/handlers.ts';
import { RefusalError } from '#editor/server/store.ts';
import { withoutControlCharacters } from '#library/control-characters.ts';

/** A hundred times the longest article. */
const maxBytes = 2_000_000;

export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

interface Options {
  handlers: Handlers;
  /** The files of the editor's page, by address. */
  files: ReadonlyMap<string, PageFile>;
  /** The origin of the preview. */
  preview: string;
}

/** Serves the editor to this machine only. */
export function editorServer({ handlers, files, preview }: Options) {
  const server = Fastify({ bodyLimit: maxBytes });

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
    requireOwnOrigin(request);
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string) => {
    try {
      // Text pasted from a PDF can contain control characters that are invisible in a form.
      return JSON.parse(body, (_key, value) =>
        typeof value === 'string' ? withoutControlCharacters(value) : value,
      );
    } catch {
      throw badRequest();
    }
  });

  function handle<Name extends RequestName>(name: Name, body: unknown): object {
    const { data, success } = requests[name].safeParse(body);
    if (!success) throw badRequest();
    return handlers[name](data);
  }
  server.post<{ Params: { name: string } }>('/api/:name', async ({ params: { name }, body }) => {
    if (!isRequest(name)) throw notFound();
    return handle(name, body);
  });

  for (const [path, { type, content }] of files) {
    server.get(path.replace(/index\.html$/, ''), (_, reply) => reply.type(type).send(content));
  }

  server.setNotFoundHandler(() => {
    throw notFound();
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    if (error instanceof RefusalError) return reply.code(error.status).send(error.refusal);
    const message = `Nothing was saved. ${error.message}`;
    return reply.code(error.statusCode ?? 500).send({ message, problems: [] });
  });
  return server;
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

const notFound = () => new RefusalError(404, 'The editor has no such page.');
const badRequest = () =>
  new RefusalError(400, 'The editor could not read this request. Reload the page and try again.');

/**
 * Only the editor's own page may talk to it. Another site in the same browser can send requests to
 * this machine, and through a host name that resolves to it (DNS rebinding) also read the responses,
 * so check both Host and Origin.
 */
function requireOwnOrigin({ method, headers, socket }: FastifyRequest): void {
  const { host, origin } = headers;
  if (host !== `127.0.0.1:${socket.localPort}` && host !== `localhost:${socket.localPort}`) {
    throw new RefusalError(403, 'Open the editor at the address that “npm run edit” prints.');
  }
  // Browsers send no Origin when they open a page, and send it with everything else.
  const isOwn = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  if (!isOwn) throw new RefusalError(403, 'Only the editor’s own page may send requests.');
}
