import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Limits } from '#server/http/limits.ts';
import { clientKey } from '#server/inquiry/rate-limit.ts';

export interface ConnectionOptions {
  limits: Limits;
  /** Proxies forward many clients, so the limit per client doesn't apply to them. */
  isProxy: (address: string) => boolean;
  onRefused: (reason: 'all' | 'client') => void;
}

/** How often to check for closed connections while the server stops. */
const pollMs = 25;
/** Time for the client to close its side. Destroying at once could reset a request on its way. */
const lingerMs = 500;
/** The longest turn of the event loop that counts as idle. */
const idleTurnMs = 0.5;
/** Wait this long for an idle turn, and at least this many turns on a busy machine. */
const backlogTimeoutMs = 2000;
const backlogTurns = 200;
/** Time for the first byte on a connection that was accepted at the last moment. */
const firstByteMs = 1000;

export function trackConnections(
  server: Server,
  { limits, isProxy, onRefused }: ConnectionOptions,
) {
  const sockets = new Set<Socket>();
  const responses = new Map<Socket, ServerResponse>();
  const openByClient = new Map<string, number>();
  let closingPort: Promise<void> | undefined;
  let draining = false;
  let accepted = 0;
  server.on('drop', () => onRefused('all'));
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? undefined : clientKey(address);
    const open = client === undefined ? 0 : (openByClient.get(client) ?? 0);
    if (open >= limits.connectionsPerClient) {
      socket.destroy();
      onRefused('client');
      return;
    }
    if (client !== undefined) openByClient.set(client, open + 1);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (client === undefined) return;
      const remaining = (openByClient.get(client) ?? 1) - 1;
      if (remaining > 0) openByClient.set(client, remaining);
      else openByClient.delete(client);
    });
  });
  const isIdle = (socket: Socket) => !responses.has(socket) && socket.writableLength === 0;
  const closePort = async () => {
    await waitForEmptyBacklog(() => accepted);
    // `close` of an HTTP server would also close idle connections.
    NetServer.prototype.close.call(server);
    draining = true;
    for (const response of responses.values()) response.shouldKeepAlive = false;
  };

  return {
    /** Remembers the response on this socket until it's finished. */
    track(socket: Socket, response: ServerResponse) {
      responses.set(socket, response);
      response.once('close', () => {
        if (responses.get(socket) === response) responses.delete(socket);
      });
    },
    /** Once the headers are sent, nothing else may be written to the socket. */
    hasSentHeaders: (socket: Socket) => responses.get(socket)?.headersSent === true,
    /**
     * Set while the port is closing. Responses wait for it: a client that gets one may connect again,
     * and a port with a constant stream of new connections can't close without resetting some.
     */
    get closingPort() {
      return closingPort;
    },
    /** Once this is set, each response is the last on its connection. */
    get draining() {
      return draining;
    },
    /**
     * Accepts no new connections, and gives clients time to send one more request on the connections
     * that they keep alive, so that they learn from the response that it closes. The port closes
     * first: afterwards all those clients would be reconnecting.
     */
    async drain() {
      closingPort = closePort();
      await closingPort;
      closingPort = undefined;
      const bytesBefore = new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
      await waitUntilClosed(sockets, limits.drainTimeout);
      const silent = [...bytesBefore].filter(
        ([socket, bytes]) => isIdle(socket) && socket.bytesRead === bytes && bytes > 0,
      );
      for (const [socket] of silent) socket.end();
      const open = new Set(silent.map(([socket]) => socket).filter((socket) => !socket.destroyed));
      for (const socket of open) socket.once('close', () => open.delete(socket));
      await waitUntilClosed(open, Math.min(lingerMs, limits.drainTimeout));
    },
    /**
     * Closes every connection without a response in progress, now and until the server is closed.
     * When a server closes, Node closes idle connections, but not those that have never sent a byte
     * (browsers open them in advance) or only part of a request, and it stops timing those out.
     * Either kind would block the stop forever.
     */
    closeIdle() {
      const now = Date.now();
      const silentDeadline = now + Math.min(firstByteMs, limits.headersTimeout);
      const slowDeadline = now + limits.headersTimeout;
      const release = () => {
        server.closeIdleConnections();
        for (const socket of sockets.values()) {
          const until = socket.bytesRead === 0 ? silentDeadline : slowDeadline;
          if (isIdle(socket) && Date.now() >= until) socket.destroy();
        }
      };
      const timer = setInterval(release, pollMs);
      server.once('close', () => clearInterval(timer));
    },
  };
}

/**
 * Closing the port resets connections that the kernel has queued and Node hasn't accepted yet. Each
 * turn of the event loop accepts one, so wait for a short turn that accepted none.
 */
async function waitForEmptyBacklog(accepted: () => number): Promise<void> {
  const until = performance.now() + backlogTimeoutMs;
  // A signal arrives in the middle of a turn, and the rest of that turn accepts nothing.
  await nextTurn();
  for (let turn = 0; turn < backlogTurns || performance.now() < until; turn += 1) {
    const before = accepted();
    const began = performance.now();
    await nextTurn();
    if (accepted() === before && performance.now() - began < idleTurnMs) return;
  }
}

async function waitUntilClosed(sockets: ReadonlySet<Socket>, milliseconds: number): Promise<void> {
  const until = Date.now() + milliseconds;
  while (sockets.size > 0 && Date.now() < until) await wait(pollMs);
}
