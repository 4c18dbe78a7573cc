import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoadContext } from '#library/load-context.ts';
import { createErrorResponse } from '#server/http/error-response.ts';
import { copyHead, toRequest } from '#server/http/fetch-adapter.ts';
import type { Limits } from '#server/http/limits.ts';
import { rankCodings } from '#server/http/negotiation.ts';
import {
  buildContentSecurityPolicy,
  findFrameOrigins,
  getSecurityHeaders,
  type PolicyOptions,
} from '#server/http/security-headers.ts';
import { getClient } from '#server/inquiry/receive.ts';
import type { InquiryService } from '#server/inquiry/service.ts';
import { getPath } from '#server/log.ts';
import { finishPage } from '#server/site/finish-page.ts';
import type { PageRenderer } from '#server/site/render.ts';
import { createQueue, type Queue } from '#server/site/render-queue.ts';
import type { SiteFiles } from '#server/site/site-files.ts';
import { speculationRulesPath } from '#server/site/site-manifest.ts';

export interface PagesOptions extends Pick<LoadContext, 'find'> {
  files: SiteFiles;
  render: PageRenderer;
  createReceiver?: InquiryService['createReceiver'] | undefined;
  policyOptions: PolicyOptions;
  limits: Pick<Limits, 'renders' | 'waitingRenders'>;
}

export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { files } = options;
  const { renders, waitingRenders } = options.limits;
  const pageQueue = createQueue(renders, waitingRenders);
  // Forms matter more than pages, so they have a longer queue of their own.
  const formQueue = createQueue(4 * renders, 4 * waitingRenders);
  // React Router parses forms itself, so hand it the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    async handler(request, reply) {
      // A missing asset needs no 404 page, because only pages request assets.
      if (getPath(request.raw.url ?? '').startsWith('/assets/')) return sendError(reply, 404);
      return renderPage(pageQueue, request, reply, options);
    },
  });
  app.route({
    method: 'POST',
    url: '*',
    async handler(request, reply) {
      const path = getPath(request.raw.url ?? '');
      if (files.isAsset(path)) return sendError(reply, 405, getAllowedMethods(path));
      if (!files.has(path)) return sendError(reply, 404);
      const queue = files.acceptsForms(path) ? formQueue : pageQueue;
      return renderPage(queue, request, reply, options);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, 405, getAllowedMethods(getPath(request.raw.url ?? ''))),
  );

  function getAllowedMethods(path: string): string {
    return files.acceptsForms(path) ? 'GET, HEAD, POST' : 'GET, HEAD';
  }
}

export function sendError(reply: FastifyReply, status: number, allow?: string): FastifyReply {
  // `createHttpServer` has already set the headers that depend on settings.
  const { headers, body } = createErrorResponse(status, getSecurityHeaders({}), allow);
  return reply.code(status).headers(headers).send(body);
}

const overloadDelayMs = 1000;

async function renderPage(
  queue: Queue,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const context = createLoadContext(request, options);
  const replyPromise = queue(async () => {
    if (request.raw.socket.destroyed) return undefined;
    const response = await options.render(toPageRequest(request), context);
    return sendResponse(response, request, reply, options);
  });
  if (replyPromise === undefined) {
    // The delay slows down clients that send the next request as soon as they get a response.
    await wait(overloadDelayMs);
    return sendError(reply.header('retry-after', '2'), 503);
  }
  return (await replyPromise) ?? reply.hijack();
}

function createLoadContext(
  request: FastifyRequest,
  { createReceiver, find }: PagesOptions,
): LoadContext {
  return {
    reportError: (error) => request.log.error({ err: error }, 'page could not be rendered'),
    inquiries: createReceiver?.(getClient(request), request.headers.origin ?? null) ?? null,
    find,
  };
}

function toPageRequest(request: FastifyRequest): Request {
  const origin = `http://${request.headers.host || 'localhost'}`;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const pageRequest = toRequest(request, { origin, body });
  // React Router would compare the origin with our address, but behind a proxy that terminates TLS
  // the schemes differ. The inquiry receiver checks it instead.
  pageRequest.headers.delete('origin');
  return pageRequest;
}

async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, policyOptions }: PagesOptions,
): Promise<FastifyReply> {
  copyHead(response, reply);
  if (!response.headers.has('cache-control')) {
    // The response to a form is private.
    reply.header('cache-control', request.method === 'POST' ? 'no-store' : 'no-cache');
  }
  if (response.status === 405 && !response.headers.has('allow')) reply.header('allow', 'GET, HEAD');
  if (response.body === null) return reply.send();

  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    return sendCompressed(Buffer.from(await response.arrayBuffer()), type, request, reply);
  }
  const page = finishPage(await response.text(), { ...files.manifest, readAsset: files.readText });
  const { scripts, styles } = page;
  const frames = findFrameOrigins(page.html);
  const policy = buildContentSecurityPolicy({ scripts, styles, frames, ...policyOptions });
  reply.header('content-security-policy', policy);
  if (files.has(speculationRulesPath)) {
    reply.header('speculation-rules', `"${speculationRulesPath}"`);
  }
  return sendCompressed(Buffer.from(page.html), type, request, reply);
}

/** Use low compression levels, because the visitor is waiting for the response. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

const compressibleType = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;

async function sendCompressed(
  bytes: Buffer,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!compressibleType.test(type) || reply.hasHeader('content-encoding')) return reply.send(bytes);
  reply.header('vary', 'Accept-Encoding');
  const [coding] = rankCodings(request.headers['accept-encoding']);
  // Compressing less than one network packet gains nothing.
  if (coding === undefined || coding === 'identity' || bytes.length < 1000)
    return reply.send(bytes);
  return reply.header('content-encoding', coding).send(await compressors[coding](bytes));
}
