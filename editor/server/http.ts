import Fastify, { type FastifyRequest } from 'fastify';
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
export function editorServer({ answers, files, preview }: Parts) {
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
      // Words pasted from a PDF bring control characters that no one can see in a form.
      return JSON.parse(body, (_key, value) =>
        typeof value === 'string' ? withoutControlCharacters(value) : value,
      );
    } catch {
      throw notUnderstood();
    }
  });

  function answer<Name extends RequestName>(name: Name, body: unknown): object {
    const { data, success } = requests[name].safeParse(body);
    if (!success) throw notUnderstood();
    return answers[name](data);
  }
  server.post<{ Params: { name: string } }>('/api/:name', async ({ params: { name }, body }) => {
    if (!isRequest(name)) throw nothingHere();
    return answer(name, body);
  });

  for (const [path, { type, content }] of files) {
    server.get(path.replace(/index\.html$/, ''), (_, reply) => reply.type(type).send(content));
  }

  server.setNotFoundHandler(() => {
    throw nothingHere();
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.refusal);
    const message = `Nothing was saved. ${error.message}`;
    return reply.code(error.statusCode ?? 500).send({ message, problems: [] });
  });
  return server;
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

const nothingHere = () => new Refused(404, 'There is nothing here.');
const notUnderstood = () => new Refused(400, 'This request cannot be understood.');

/**
 * Only the editor's own page may talk to it. Another site in the same browser can send requests to
 * this machine, and through a host name that resolves to it (DNS rebinding) also read the answers,
 * so check both Host and Origin.
 */
function requireOwnOrigin({ method, headers, socket }: FastifyRequest): void {
  const { host, origin } = headers;
  if (host !== `127.0.0.1:${socket.localPort}` && host !== `localhost:${socket.localPort}`) {
    throw new Refused(403, 'This name is not the editor’s.');
  }
  // Browsers send no Origin when they open a page, and send it with everything else.
  const isOwn = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  if (!isOwn) throw new Refused(403, 'This request does not come from a page of the editor.');
}
