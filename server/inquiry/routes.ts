import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { copyHead, toRequest } from '#server/http/fetch-adapter.ts';
import { notSavedMessage } from '#server/inquiry/intake.ts';
import { getClient, maximumBodyBytes } from '#server/inquiry/receive.ts';
import type { InquiryService } from '#server/inquiry/service.ts';

export const functionPath = '/functions/v1/send-contact-email';

/**
 * The function and the metrics. Who the client is comes from Fastify, whose `trustProxy` must
 * name the proxies that are believed, and nobody else. `metricsToken` lets a collector read /metrics
 * from another machine.
 */
export function inquiryRoutes(service: InquiryService, metricsToken?: string): FastifyPluginAsync {
  const receive = async (request: FastifyRequest) => {
    const body =
      request.method === 'POST' ? await readUpTo(maximumBodyBytes + 1, request.body) : null;
    const origin = 'http://localhost';
    return service.receive(toRequest(request, { origin, body }), getClient(request));
  };
  return async (server: FastifyInstance) => {
    // The function reads the body itself, up to its limit, and judges type and content.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    server.route({
      method: ['POST', 'OPTIONS', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
      url: functionPath,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const response = await receive(request);
        // A sender that has not finished by now is not waited for.
        if (request.method === 'POST' && !request.raw.readableEnded) {
          reply.header('connection', 'close');
        }
        return sendResponse(reply, response);
      },
      // Fastify refuses a content type that it cannot read before the function sees it.
      errorHandler: async (error, request, reply) => {
        if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
          return sendResponse(reply, await receive(request));
        }
        if (request.raw.errored) {
          request.log.info('inquiry: the sender left before the request was whole');
          return reply.code(400).send();
        }
        const busy = error.statusCode === 503;
        if (!busy) request.log.error({ err: error }, 'inquiry: the request failed');
        return reply
          .code(busy ? 503 : 500)
          .header('cache-control', 'no-store')
          .send({ error: notSavedMessage });
      },
      onResponse: async (_request, reply) => {
        service.observe(reply.statusCode, reply.elapsedTime / 1000);
      },
    });

    server.get('/metrics', async (request, reply) => {
      if (!isLocal(request) && !hasToken(request, metricsToken)) {
        return reply.code(403).send({
          error: 'Metrics are read on this machine, or with the token that METRICS_TOKEN sets.',
        });
      }
      return reply
        .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await service.metrics());
    });
  };
}

/** As text: a stream would cost more than the rest of the answer. */
async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  return copyHead(response, reply).send(response.body && (await response.text()));
}

/** What a sender may send before the connection is cut without an answer that it could read. */
const maxDiscardedBytes = 1024 * 1024;

/** One byte more than allowed is enough to know that it is too much; the rest is thrown away. */
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

/** A proxy on this machine also connects from here, but says for whom. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket, ip } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  // Also when it says so with an empty header.
  return forwarded === undefined && isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
}

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
