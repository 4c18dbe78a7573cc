import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Limits } from '#server/http/limits.ts';
import { getClientKey } from '#server/inquiry/rate-limit.ts';

export interface ConnectionOptions {
  limits: Limits;
  /** Proxies forward many clients, so the limit per client doesn't apply to them. */
  isProxy: (address: string) => boolean;
  onConnectionRefused: (reason: 'all' | 'client') => void;
}

const pollMs = 25;
/** A turn of the event loop counts as idle if it's shorter than this. */
const idleTurnMs = 0.5;
/** A shutdown waits this long for an idle turn, and at least `backlogTurns` turns. */
const backlogTimeoutMs = 2000;
const backlogTurns = 200;
/** A connection that was accepted at the last moment has this long to send its first byte. */
const firstByteMs = 1000;

export function trackConnections(
  server: Server,
  { limits, isProxy, onConnectionRefused }: ConnectionOptions,
) {
  const sockets = new Set<Socket>();
  const responses = new Map<Socket, ServerResponse>();
  const openCounts = new Map<string, number>();
  let portClosePromise: Promise<void> | undefined;
  let isDraining = false;
  let acceptedCount = 0;
  server.on('drop', () => onConnectionRefused('all'));
  server.on('connection', (socket: Socket) => {
    acceptedCount += 1;
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? undefined : getClientKey(address);
    const openCount = client === undefined ? 0 : (openCounts.get(client) ?? 0);
    if (openCount >= limits.connectionsPerClient) {
      socket.destroy();
      onConnectionRefused('client');
      return;
    }
    if (client !== undefined) openCounts.set(client, openCount + 1);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (client === undefined) return;
      const remainingCount = (openCounts.get(client) ?? 1) - 1;
      if (remainingCount > 0) openCounts.set(client, remainingCount);
      else openCounts.delete(client);
    });
  });
  const isIdle = (socket: Socket) => !responses.has(socket) && socket.writableLength === 0;
  const closePort = async () => {
    await waitForEmptyBacklog(() => acceptedCount);
    // An HTTP server's own `close` would also close idle connections.
    NetServer.prototype.close.call(server);
    isDraining = true;
    for (const response of responses.values()) response.shouldKeepAlive = false;
  };

  return {
    track(socket: Socket, response: ServerResponse) {
      responses.set(socket, response);
      response.once('close', () => {
        if (responses.get(socket) === response) responses.delete(socket);
      });
    },
    /** After the headers are sent, the client would read an error response as part of the body. */
    hasSentHeaders: (socket: Socket) => responses.get(socket)?.headersSent === true,
    /** Responses wait for this, because a client that reconnects meanwhile could be reset. */
    get portClosePromise() {
      return portClosePromise;
    },
    get isDraining() {
      return isDraining;
    },
    /** The port closes first, because clients reconnect when they see `Connection: close`. */
    async drain() {
      portClosePromise = closePort();
      await portClosePromise;
      portClosePromise = undefined;
      await waitUntilClosed(sockets, limits.drainTimeout);
    },
    /** Node never closes connections that have sent nothing or only part of a request. */
    closeIdle() {
      const now = Date.now();
      const silentDeadline = now + Math.min(firstByteMs, limits.headersTimeout);
      const slowDeadline = now + limits.headersTimeout;
      const closeExpired = () => {
        for (const socket of sockets.values()) {
          const deadline = socket.bytesRead === 0 ? silentDeadline : slowDeadline;
          if (isIdle(socket) && Date.now() >= deadline) socket.destroy();
        }
      };
      const timer = setInterval(closeExpired, pollMs);
      server.once('close', () => clearInterval(timer));
    },
  };
}

/** Waits for a turn of the event loop without a new connection, which closing would reset. */
async function waitForEmptyBacklog(getAcceptedCount: () => number): Promise<void> {
  const deadline = performance.now() + backlogTimeoutMs;
  // A signal arrives in the middle of a turn, and the rest of that turn accepts nothing.
  await nextTurn();
  for (let turn = 0; turn < backlogTurns || performance.now() < deadline; turn += 1) {
    const countBefore = getAcceptedCount();
    const startedAt = performance.now();
    await nextTurn();
    if (getAcceptedCount() === countBefore && performance.now() - startedAt < idleTurnMs) return;
  }
}

async function waitUntilClosed(sockets: ReadonlySet<Socket>, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (sockets.size > 0 && Date.now() < deadline) await wait(pollMs);
}
