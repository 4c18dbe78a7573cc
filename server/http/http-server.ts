import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionOptions, trackConnections } from '#server/http/connections.ts';
import { sendErrorOnSocket, sendErrorResponse } from '#server/http/error-response.ts';
import { hasValidHost, parseTarget } from '#server/http/request-target.ts';
import { getSecurityHeaders, type PolicyOptions } from '#server/http/security-headers.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type HttpServer = ReturnType<typeof createHttpServer>;

export interface HttpServerOptions extends ConnectionOptions {
  files: SiteFiles;
  policyOptions: PolicyOptions;
  isRoute: (path: string) => boolean;
  onNotFound: (request: IncomingMessage) => void;
}

/** Serves files and rejects malformed requests without Fastify, which is slower. */
export function createHttpServer(options: HttpServerOptions, next: Handler) {
  const { files, limits, isRoute, onNotFound } = options;
  const commonHeaders = getSecurityHeaders(options.policyOptions);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      keepAliveTimeoutBuffer: limits.keepAliveBuffer,
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout / 2),
      noDelay: true,
      // Node's own response to a missing Host header would lack our headers.
      requireHostHeader: false,
      optimizeEmptyRequests: true,
    },
    handleRequest,
  );
  const connections = trackConnections(server, options);
  server.setTimeout(limits.idleTimeout);
  server.maxConnections = limits.connections;
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    sendError(response, 417),
  );
  server.on('connect', (_: IncomingMessage, socket: Socket) =>
    sendErrorOnSocket(socket, 405, commonHeaders),
  );
  return { server, connections, respondToClientError };

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.writableEnded) {
      // The request arrived after we closed our side. The client retries on another connection.
      request.socket.destroy();
      return;
    }
    if (connections.portClosePromise) {
      connections.portClosePromise.then(() => handleRequest(request, response));
      return;
    }
    // Announce the close so the client doesn't send a request while the connection closes.
    if (connections.isDraining) response.shouldKeepAlive = false;
    if (!hasValidHost(request)) {
      sendError(response, 400);
      return;
    }
    if (files.serve(request, response)) return;
    const target = parseTarget(request.url ?? '');
    if (target === undefined) {
      sendError(response, request.url === '*' ? 405 : 400);
      return;
    }
    const url = target.path + target.search;
    if (url !== request.url) {
      request.url = url;
      if (files.serve(request, response)) return;
    }
    if (!isRoute(target.path)) {
      const result = files.serveUnknown(request, response);
      if (result === 'notFound') onNotFound(request);
      if (result !== false) return;
    }
    // With a content type, Fastify would wait for a body that Node has already ended.
    if (!hasBody(request)) delete request.headers['content-type'];
    // Fastify and its plugins keep headers that are set here, even on error responses.
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    connections.track(request.socket, response);
    next(request, response);
  }

  function sendError(response: ServerResponse, status: number): void {
    response.shouldKeepAlive = false;
    sendErrorResponse(response, status, commonHeaders);
  }

  function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
    // In the middle of another response, the client would read this one as part of it.
    const canRespond = error.code !== 'ECONNRESET' && !connections.hasSentHeaders(socket);
    if (!canRespond) socket.destroy();
    else if (socket.writable) {
      sendErrorOnSocket(socket, statusByErrorCode[error.code ?? ''] ?? 400, commonHeaders);
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
