import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoadContext } from '#library/load-context.ts';
import { copyHead, toRequest } from '#server/http/fetch-adapter.ts';
import type { Limits } from '#server/http/limits.ts';
import { acceptedCodings } from '#server/http/negotiation.ts';
import { refusal } from '#server/http/refusal.ts';
import {
  allowedFrames,
  contentSecurityPolicy,
  type PolicySurroundings,
  securityHeadersFor,
} from '#server/http/security-headers.ts';
import { clientOf } from '#server/inquiry/receive.ts';
import type { InquiryService } from '#server/inquiry/service.ts';
import { pathOf } from '#server/log.ts';
import { finishPage } from '#server/site/finish-page.ts';
import type { Render } from '#server/site/render.ts';
import { createQueue, type Queue } from '#server/site/render-queue.ts';
import type { SiteFiles } from '#server/site/site-files.ts';
import { speculationRulesPath } from '#server/site/site-manifest.ts';

export interface PagesOptions extends Pick<LoadContext, 'find'> {
  files: SiteFiles;
  render: Render;
  /** What takes the inquiries of a client that has sent a form. */
  receiverFor?: InquiryService['receiverFor'] | undefined;
  surroundings: PolicySurroundings;
  limits: Pick<Limits, 'renders' | 'waitingRenders'>;
}

/** What is not a file goes to React Router, and its pages get what the prerendered ones have. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { files } = options;
  const { renders, waitingRenders } = options.limits;
  const pageQueue = createQueue({ atOnce: renders, waiting: waitingRenders });
  // A form is worth more than a page: it has a line of its own, and is not turned away early.
  const formQueue = createQueue({ atOnce: 4 * renders, waiting: 8 * waitingRenders });
  // React Router reads forms itself: it gets the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    async handler(request, reply) {
      // A missing asset is fetched by a page, not read by a person: no page for it.
      if (pathOf(request.raw.url ?? '').startsWith('/assets/')) return refuse(reply, 404);
      return renderPage(pageQueue, request, reply, options);
    },
  });
  app.route({
    method: 'POST',
    url: '*',
    async handler(request, reply) {
      const path = pathOf(request.raw.url ?? '');
      if (files.isAsset(path)) return refuse(reply, 405, methodsOf(path));
      if (!files.has(path)) return refuse(reply, 404);
      const queue = files.takesForms(path) ? formQueue : pageQueue;
      return renderPage(queue, request, reply, options);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    refuse(reply, 405, methodsOf(pathOf(request.raw.url ?? ''))),
  );

  function methodsOf(path: string): string {
    return files.takesForms(path) ? 'GET, HEAD, POST' : 'GET, HEAD';
  }
}

export function refuse(reply: FastifyReply, status: number, allow?: string): FastifyReply {
  // What depends on where the site runs is on the answer already, see `createFront`.
  const { headers, body } = refusal(status, securityHeadersFor({}), allow);
  return reply.code(status).headers(headers).send(body);
}

const busyMs = 1000;

async function renderPage(
  queue: Queue,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const context = contextFor(request, options);
  const finished = queue(async () => {
    // Whoever has left meanwhile is not waited for.
    if (request.raw.socket.destroyed) return undefined;
    const response = await options.render(pageRequest(request), context);
    return sendResponse(response, request, reply, options);
  });
  if (finished === undefined) {
    // Whoever floods us asks again as soon as it is answered; a person can wait for a second.
    await wait(busyMs);
    return refuse(reply.header('retry-after', '2'), 503);
  }
  return (await finished) ?? reply.hijack();
}

function contextFor(request: FastifyRequest, { receiverFor, find }: PagesOptions): LoadContext {
  return {
    reportError: (error) => request.log.error({ err: error }, 'a page failed'),
    inquiries: receiverFor?.(clientOf(request), request.headers.origin ?? null) ?? null,
    find,
  };
}

function pageRequest(request: FastifyRequest): Request {
  const origin = `http://${request.headers.host || 'localhost'}`;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const page = toRequest(request, { origin, body });
  // React Router would compare it with our address, scheme included, and behind a proxy that ends TLS
  // they differ. The receiver of a form checks it instead.
  page.headers.delete('origin');
  return page;
}

async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, surroundings }: PagesOptions,
): Promise<FastifyReply> {
  copyHead(response, reply);
  if (!response.headers.has('cache-control')) {
    // What became of a form is nobody else's, and not even the sender's to come back to.
    reply.header('cache-control', request.method === 'POST' ? 'no-store' : 'no-cache');
  }
  if (response.status === 405 && !response.headers.has('allow')) reply.header('allow', 'GET, HEAD');
  if (response.body === null) return reply.send();

  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    return sendCompressed(Buffer.from(await response.arrayBuffer()), type, request, reply);
  }
  const page = finishPage(await response.text(), { ...files.scripts, readAsset: files.text });
  const { scripts, styles } = page;
  const frames = allowedFrames(page.html);
  const policy = contentSecurityPolicy({ scripts, styles, frames, ...surroundings });
  reply.header('content-security-policy', policy);
  if (files.has(speculationRulesPath)) {
    reply.header('speculation-rules', `"${speculationRulesPath}"`);
  }
  return sendCompressed(Buffer.from(page.html), type, request, reply);
}

/** Quick rather than small: these bytes are made while the reader waits. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

const compressible = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;

async function sendCompressed(
  bytes: Buffer,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!compressible.test(type) || reply.hasHeader('content-encoding')) return reply.send(bytes);
  reply.header('vary', 'Accept-Encoding');
  const [coding] = acceptedCodings(request.headers['accept-encoding']);
  // Below the size of a packet there is nothing to win.
  if (coding === undefined || coding === 'identity' || bytes.length < 1000)
    return reply.send(bytes);
  return reply.header('content-encoding', coding).send(await compressors[coding](bytes));
}
