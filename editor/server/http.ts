import Fastify, { type FastifyRequest } from 'fastify';
import { RequestError, type RequestName, schemas } from '#editor/contract.ts';
import type { Handlers } from '#editor/server/handlers.ts';
import { removeControlCharacters } from '#library/control-characters.ts';
import { ContentError } from '#library/problem.ts';

const maxBodyBytes = 2_000_000;

export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

interface Options {
  handlers: Handlers;
  files: ReadonlyMap<string, PageFile>;
  previewOrigin: string;
}

export function createApp({ handlers, files, previewOrigin }: Options) {
  const server = Fastify({ bodyLimit: maxBodyBytes });

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${previewOrigin}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
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
        typeof value === 'string' ? removeControlCharacters(value) : value,
      );
    } catch {
      throw createBadRequestError();
    }
  });

  function handle<Name extends RequestName>(name: Name, body: unknown): object {
    const { data, success } = schemas[name].safeParse(body);
    if (!success) throw createBadRequestError();
    return handlers[name](data);
  }
  server.post<{ Params: { name: string } }>('/api/:name', async ({ params: { name }, body }) => {
    if (!isRequestName(name)) throw createNotFoundError();
    return handle(name, body);
  });

  for (const [path, { type, content }] of files) {
    server.get(path.replace(/index\.html$/, ''), (_, reply) => reply.type(type).send(content));
  }

  server.setNotFoundHandler(() => {
    throw createNotFoundError();
  });
  server.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, _, reply) => {
    if (error instanceof RequestError) {
      const { status, message, problems } = error;
      return reply.code(status).send({ message, problems });
    }
    if (error instanceof ContentError) {
      const message = 'The editor can’t read this file. Fix it in a text editor.';
      return reply.code(422).send({ message, problems: error.problems });
    }
    const message = `Nothing was saved. ${systemErrors[error.code ?? ''] ?? error.message}`;
    return reply.code(error.statusCode ?? 500).send({ message, problems: [] });
  });
  return server;
}

const systemErrors: Record<string, string> = {
  ENOSPC: 'The disk is full. Delete files that you don’t need, then save again.',
  EDQUOT: 'Your disk quota is used up. Delete files that you don’t need, then save again.',
  ENAMETOOLONG: 'The file name is too long. Use a shorter name.',
  EACCES: 'The editor isn’t allowed to write to the content folder. Check who owns it.',
  EROFS: 'The disk is read-only. Check the disk, then save again.',
};

const isRequestName = (name: string): name is RequestName => Object.hasOwn(schemas, name);

const createNotFoundError = () => new RequestError(404, 'The editor has no page at this address.');
const createBadRequestError = () =>
  new RequestError(400, 'The editor couldn’t read this request. Reload the page and try again.');

/**
 * Other sites in the same browser can send requests to this machine. With a host name that resolves
 * to it (DNS rebinding), they can also read the responses, so check both Host and Origin.
 */
function requireOwnOrigin({ method, headers, socket }: FastifyRequest): void {
  const { host, origin } = headers;
  if (host !== `127.0.0.1:${socket.localPort}` && host !== `localhost:${socket.localPort}`) {
    throw new RequestError(403, 'Open the editor at the address that “npm run edit” prints.');
  }
  // Browsers don't send Origin when they open a page or load same-origin files.
  const isOwnOrigin = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  if (!isOwnOrigin) throw new RequestError(403, 'Only the editor’s own page can send requests.');
}
