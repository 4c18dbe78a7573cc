import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that say who asks. The server decides what they mean, not a page. */
const aboutTheClient = /^(?:forwarded|x-forwarded-.*)$/;

/** A request of Fastify as a web-standard Request. */
export function toRequest(
  request: FastifyRequest,
  { origin, body = null }: { origin: string; body?: Uint8Array<ArrayBuffer> | null | undefined },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || aboutTheClient.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // HEAD becomes GET, so that its headers are those of the page. Node drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(`${origin}${request.raw.url}`, { method, headers, body });
}

/** Copies status and headers of a web-standard Response. The caller sends the body. */
export function copyHead(response: Response, reply: FastifyReply): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') reply.header(name, value);
  }
  return reply;
}
