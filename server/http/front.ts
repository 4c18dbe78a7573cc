import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionOptions, trackConnections } from '#server/http/connections.ts';
import { refuseOnSocket, sendRefusal } from '#server/http/refusal.ts';
import { hasValidHost, readTarget } from '#server/http/request-target.ts';
import { type PolicySurroundings, securityHeadersFor } from '#server/http/security-headers.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type Front = ReturnType<typeof createFront>;

export interface FrontOptions extends ConnectionOptions {
  files: SiteFiles;
  surroundings: PolicySurroundings;
  /** Whether Fastify has a route of exactly this path. */
  isRoute: (path: string) => boolean;
  /** Told for each address that leads nowhere. */
  onMissing: (request: IncomingMessage) => void;
}

/**
 * The HTTP server itself. It answers what it holds in memory and refuses what is malformed;
 * only the rest costs the way through Fastify.
 */
export function createFront(options: FrontOptions, next: Handler) {
  const { files, limits, isRoute, onMissing } = options;
  const everyAnswer = securityHeadersFor(options.surroundings);
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      keepAliveTimeoutBuffer: limits.keepAliveBuffer,
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout / 2),
      noDelay: true,
      // Node's own answer to a missing Host would lack our headers: `handle` gives it.
      requireHostHeader: false,
      // Most requests have no body, and Node then skips what it does to read one.
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
    refuseOnSocket(socket, 405, everyAnswer),
  );
  return { server, connections, answerError };

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.writableEnded) {
      // It crossed with our goodbye. Without an answer the client sends it again, elsewhere.
      request.socket.destroy();
      return;
    }
    if (connections.closingPort) {
      connections.closingPort.then(() => handle(request, response));
      return;
    }
    // A server that is about to stop says so, instead of closing on a client that asks again.
    if (connections.leaving) response.shouldKeepAlive = false;
    if (!hasValidHost(request)) {
      refuse(response, 400);
      return;
    }
    if (files.answer(request, response)) return;
    const target = readTarget(request.url ?? '');
    if (target === undefined) {
      refuse(response, request.url === '*' ? 405 : 400);
      return;
    }
    const url = target.path + target.search;
    if (url !== request.url) {
      request.url = url;
      if (files.answer(request, response)) return;
    }
    if (!isRoute(target.path)) {
      const answered = files.answerUnknown(request, response);
      if (answered === 'missing') onMissing(request);
      if (answered !== false) return;
    }
    // Node has closed the body of a request that announces none. Fastify would wait for its end
    // because of the type, so the type of nothing goes.
    if (!announcesBody(request)) delete request.headers['content-type'];
    // Set here, they are on whatever Fastify or a plugin answers, failures included.
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    connections.busy(request.socket, response);
    next(request, response);
  }

  function refuse(response: ServerResponse, status: number): void {
    response.shouldKeepAlive = false;
    sendRefusal(response, status, everyAnswer);
  }

  /** Answers a client whose bytes are not a request that Node can read. */
  function answerError(error: Error & { code?: string }, socket: Socket): void {
    // After a part of another answer, ours would be taken for the rest of that.
    const mute = error.code === 'ECONNRESET' || connections.hasStartedAnswer(socket);
    if (mute) socket.destroy();
    else if (socket.writable) {
      refuseOnSocket(socket, statusOfError[error.code ?? ''] ?? 400, everyAnswer);
    }
  }
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

const statusOfError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
