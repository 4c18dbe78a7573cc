import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#app/services.ts';
import { finishPage } from '#server/finish-page.ts';
import type { InquiryService } from '#server/inquiry/service.ts';
import { pathOf } from '#server/log.ts';
import { acceptedCodings } from '#server/negotiation.ts';
import { refusal } from '#server/refusal.ts';
import type { Render } from '#server/render.ts';
import {
  allowedFrames,
  contentSecurityPolicy,
  type PolicySurroundings,
} from '#server/security-headers.ts';
import { speculationRulesPath } from '#server/site-manifest.ts';
import type { SiteFiles } from '#server/static-files.ts';

export interface PagesOptions {
  files: SiteFiles;
  render: Render;
  /** What takes the inquiries of a client that has sent a form. */
  receiverFor?: InquiryService['receiverFor'] | undefined;
  surroundings: PolicySurroundings;
}

/** What is not a file goes to React Router, and its pages get what the prerendered ones have. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { files, render, receiverFor } = options;
  // React Router reads forms itself: it gets the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '*',
    async handler(request, reply) {
      const path = pathOf(request.raw.url ?? '');
      if (request.method === 'POST' && files.isAsset(path)) {
        return refuse(reply, 405, 'GET, HEAD');
      }
      // A missing asset is fetched by a page, not read by a person: no page for it.
      if (path.startsWith('/assets/')) return refuse(reply, 404);
      const asked = toRequest(request);
      if (asked === undefined) return refuse(reply, 400);
      return sendResponse(
        await render(asked, servicesFor(request, receiverFor)),
        request,
        reply,
        options,
      );
    },
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 405));
}

export function refuse(reply: FastifyReply, status: number, allow?: string): FastifyReply {
  const { headers, body } = refusal(status, allow);
  return reply.code(status).headers(headers).send(body);
}

function servicesFor(request: FastifyRequest, receiverFor: PagesOptions['receiverFor']): Services {
  const { ip: address, host } = request;
  return {
    reportError: (error) => request.log.error({ err: error }, 'a page failed'),
    inquiries: receiverFor?.({ address, host }) ?? null,
  };
}

/** `undefined` when the client claims a host that cannot stand in an address. */
function toRequest(request: FastifyRequest): Request | undefined {
  // Both come from forwarding headers only when a configured proxy sent them.
  const host = request.host || 'localhost';
  const url = URL.parse(`${request.protocol}://${host}${request.raw.url}`);
  if (url === null || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'forwarded' || name.startsWith('x-forwarded-')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', host);
  // HEAD is asked as GET, so that its headers are those of the page; the body stays here.
  if (request.method !== 'POST') return new Request(url, { headers });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: 'POST', headers, body });
}

async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, surroundings }: PagesOptions,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
  if (response.status === 405 && !response.headers.has('allow')) reply.header('allow', 'GET, HEAD');
  if (response.body === null) return reply.send();

  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    return sendCompressed(Buffer.from(await response.arrayBuffer()), type, request, reply);
  }
  const page = finishPage(await response.text(), {
    readAsset: files.text,
    startScript: files.startScript,
  });
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
