import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { copyHead, toRequest } from '#server/http/fetch-adapter.ts';
import { notSavedMessage } from '#server/inquiry/intake.ts';
import { getClient, maximumBodyBytes } from '#server/inquiry/receive.ts';
import type { InquiryService } from '#server/inquiry/service.ts';

export const functionPath = '/functions/v1/send-contact-email';

/** With `metricsToken`, other machines can read /metrics. */
export function createRoutes(service: InquiryService, metricsToken?: string): FastifyPluginAsync {
  const receive = async (request: FastifyRequest) => {
    const body =
      request.method === 'POST' ? await readUpTo(maximumBodyBytes + 1, request.body) : null;
    const origin = 'http://localhost';
    return service.receive(toRequest(request, { origin, body }), getClient(request));
  };
  return async (server: FastifyInstance) => {
    // The function reads and validates the body itself.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    server.route({
      method: ['POST', 'OPTIONS', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
      url: functionPath,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const response = await receive(request);
        // Don't wait for the rest of a body that is too large.
        if (request.method === 'POST' && !request.raw.readableEnded) {
          reply.header('connection', 'close');
        }
        return sendResponse(reply, response);
      },
      // Fastify rejects invalid content types itself, but the function's response has CORS headers.
      errorHandler: async (error, request, reply) => {
        if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
          return sendResponse(reply, await receive(request));
        }
        if (request.raw.errored) {
          request.log.info('inquiry: the client disconnected before sending the whole request');
          return reply.code(400).send();
        }
        const isBusy = error.statusCode === 503;
        if (!isBusy) request.log.error({ err: error }, 'inquiry: the request failed');
        return reply
          .code(isBusy ? 503 : 500)
          .header('cache-control', 'no-store')
          .send({ error: notSavedMessage });
      },
      onResponse: async (_request, reply) => {
        service.observeRequest(reply.statusCode, reply.elapsedTime / 1000);
      },
    });

    server.get('/metrics', async (request, reply) => {
      if (!isLocal(request) && !hasToken(request, metricsToken)) {
        return reply.code(403).send({
          error: 'Metrics are available only on this machine or with the token in METRICS_TOKEN.',
        });
      }
      return reply
        .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await service.renderMetrics());
    });
  };
}

/** Sends text, because streaming the body would be much slower. */
async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  return copyHead(response, reply).send(response.body && (await response.text()));
}

/** A client that sends more may be disconnected before it can read the response. */
const maxDiscardedBytes = 1024 * 1024;

/** Keeps `limit` bytes or a little more. Discards the rest so the client reads the response. */
async function readUpTo(limit: number, body: unknown): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(body instanceof Readable)) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    if (size < limit) chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxDiscardedBytes) break;
  }
  return Buffer.concat(chunks);
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** A local proxy adds a forwarding header, possibly empty, or passes on the public host name. */
function isLocal({ headers, socket, ip, hostname }: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  const hasLocalName = hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
  return hasLocalName && isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
}

const isLoopback = (address: string) => /^(::ffff:)?127(?:\.\d+){3}$|^::1$/.test(address);

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (token === undefined || actual.length !== expected.length) return false;
  return timingSafeEqual(actual, expected);
}
