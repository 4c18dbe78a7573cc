import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionOptions, trackConnections } from '#server/http/connections.ts';
import { refuseOnSocket, sendRefusal } from '#server/http/refusal.ts';
import { hasValidHost, parseTarget } from '#server/http/request-target.ts';
import { type PolicyOptions, securityHeadersFor } from '#server/http/security-headers.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type HttpServer = ReturnType<typeof createHttpServer>;

export interface HttpServerOptions extends ConnectionOptions {
  files: SiteFiles;
  policyOptions: PolicyOptions;
  /** Whether Fastify has a route with exactly this path. */
  isRoute: (path: string) => boolean;
  onMissing: (request: IncomingMessage) => void;
}

/**
 * Serves files from memory and refuses malformed requests itself. Only the rest goes through
 * Fastify, which is slower.
 */
export function createHttpServer(options: HttpServerOptions, next: Handler) {
  const { files, limits, isRoute, onMissing } = options;
  const commonHeaders = securityHeadersFor(options.policyOptions);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      keepAliveTimeoutBuffer: limits.keepAliveBuffer,
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout / 2),
      noDelay: true,
      // Node's own response to a missing Host would lack our headers, so `handle` sends one.
      requireHostHeader: false,
      optimizeEmptyRequests: true,
    },
    handle,
  );
  const connections = trackConnections(server, options);
  server.setTimeout(limits.idleTimeout);
  server.maxConnections = limits.connections;
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417),
  );
  server.on('connect', (_: IncomingMessage, socket: Socket) =>
    refuseOnSocket(socket, 405, commonHeaders),
  );
  return { server, connections, answerError };

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.writableEnded) {
      // The request arrived after we closed our side. Destroy the socket so the client retries on
      // another connection.
      request.socket.destroy();
      return;
    }
    if (connections.closingPort) {
      connections.closingPort.then(() => handle(request, response));
      return;
    }
    // Announce the close, so no client sends a request while the connection closes.
    if (connections.draining) response.shouldKeepAlive = false;
    if (!hasValidHost(request)) {
      refuse(response, 400);
      return;
    }
    if (files.serve(request, response)) return;
    const target = parseTarget(request.url ?? '');
    if (target === undefined) {
      refuse(response, request.url === '*' ? 405 : 400);
      return;
    }
    const url = target.path + target.search;
    if (url !== request.url) {
      request.url = url;
      if (files.serve(request, response)) return;
    }
    if (!isRoute(target.path)) {
      const result = files.serveUnknown(request, response);
      if (result === 'missing') onMissing(request);
      if (result !== false) return;
    }
    // With a content type Fastify would wait for the end of a body that Node has already closed.
    if (!hasBody(request)) delete request.headers['content-type'];
    // Set here, the headers are on every response of Fastify and its plugins, including errors.
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    connections.track(request.socket, response);
    next(request, response);
  }

  function refuse(response: ServerResponse, status: number): void {
    response.shouldKeepAlive = false;
    sendRefusal(response, status, commonHeaders);
  }

  /** Responds to bytes that Node can't parse as a request. */
  function answerError(error: Error & { code?: string }, socket: Socket): void {
    // In the middle of another response, ours would be read as part of it.
    const canRespond = error.code !== 'ECONNRESET' && !connections.hasSentHeaders(socket);
    if (!canRespond) socket.destroy();
    else if (socket.writable) {
      refuseOnSocket(socket, statusByErrorCode[error.code ?? ''] ?? 400, commonHeaders);
    }
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
