import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages don't get forwarding headers, because only the server may interpret them. */
const forwardingHeader = /^(?:forwarded|x-forwarded-.*)$/;

export function toRequest(
  request: FastifyRequest,
  { origin, body = null }: { origin: string; body?: Uint8Array<ArrayBuffer> | null | undefined },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || forwardingHeader.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Handle HEAD as GET to get the same headers. Node drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(`${origin}${request.raw.url}`, { method, headers, body });
}

export function copyHead(response: Response, reply: FastifyReply): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') reply.header(name, value);
  }
  return reply;
}
