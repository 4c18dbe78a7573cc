import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Limits } from '#server/http/limits.ts';
import { clientKey } from '#server/inquiry/rate-limit.ts';

export interface ConnectionOptions {
  limits: Limits;
  /** A proxy speaks for many clients: no limit of one client is for it. */
  isProxy: (address: string) => boolean;
  /** Told for each connection that was not taken. */
  onRefused: (reason: 'all' | 'client') => void;
}

/** How often the end of a connection is looked for while the server stops. */
const lookMs = 25;
/** For the other side to close after we have. Destroying at once could reset what it still sends. */
const lingerMs = 500;
/**
 * What a short turn of the event loop takes, and for how long one is hoped for. On a machine that
 * is busy elsewhere the time may pass with hardly a turn.
 */
const shortTurnMs = 0.5;
const takeMs = 2000;
const takeTurns = 200;
/** For the first byte of a connection that was taken at the last moment. */
const firstByteMs = 1000;

export function trackConnections(
  server: Server,
  { limits, isProxy, onRefused }: ConnectionOptions,
) {
  const sockets = new Set<Socket>();
  const answering = new Map<Socket, ServerResponse>();
  const openOf = new Map<string, number>();
  let closingPort: Promise<void> | undefined;
  let leaving = false;
  let taken = 0;
  server.on('drop', () => onRefused('all'));
  server.on('connection', (socket: Socket) => {
    taken += 1;
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? undefined : clientKey(address);
    const open = client === undefined ? 0 : (openOf.get(client) ?? 0);
    if (open >= limits.connectionsPerClient) {
      socket.destroy();
      onRefused('client');
      return;
    }
    if (client !== undefined) openOf.set(client, open + 1);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (client === undefined) return;
      const left = (openOf.get(client) ?? 1) - 1;
      if (left > 0) openOf.set(client, left);
      else openOf.delete(client);
    });
  });
  const isWaiting = (socket: Socket) => !answering.has(socket) && socket.writableLength === 0;
  const closePort = async () => {
    await waitForEmptyBacklog(() => taken);
    // Not the close of an HTTP server, which would close idle connections too.
    NetServer.prototype.close.call(server);
    leaving = true;
    for (const response of answering.values()) response.shouldKeepAlive = false;
  };

  return {
    /** Remembers that a request on this socket is being answered, until it is. */
    busy(socket: Socket, response: ServerResponse) {
      answering.set(socket, response);
      response.once('close', () => {
        if (answering.get(socket) === response) answering.delete(socket);
      });
    },
    /** Whether the head of an answer is out, so that nothing else may be written. */
    hasStartedAnswer: (socket: Socket) => answering.get(socket)?.headersSent === true,
    /**
     * While the port is about to be closed. Answers wait for it: whoever has one may connect again,
     * and a port that somebody connects to all the time cannot be closed without a reset.
     */
    get closingPort() {
      return closingPort;
    },
    /** Once the server is about to stop: each answer is the last one on its connection. */
    get leaving() {
      return leaving;
    },
    /**
     * Takes no new connections, and gives clients that keep theirs the time to ask once more and be
     * told. At first, while hardly anybody connects: later, all who were told would be about to.
     */
    async leave() {
      closingPort = closePort();
      await closingPort;
      closingPort = undefined;
      const read = new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
      await waitUntilClosed(sockets, limits.drainTimeout);
      const silent = [...read].filter(
        ([socket, bytes]) => isWaiting(socket) && socket.bytesRead === bytes && bytes > 0,
      );
      for (const [socket] of silent) socket.end();
      const open = new Set(silent.map(([socket]) => socket).filter((socket) => !socket.destroyed));
      for (const socket of open) socket.once('close', () => open.delete(socket));
      await waitUntilClosed(open, Math.min(lingerMs, limits.drainTimeout));
    },
    /**
     * Lets go of every connection that no answer is due on, now and until the server is closed.
     * Node closes idle connections when a server closes, but not those that have never sent a byte
     * (browsers open them in advance) or only a part of a request; it also stops timing those out.
     * Either would hold up a stop for ever.
     */
    drain() {
      const now = Date.now();
      const giveUpOnSilence = now + Math.min(firstByteMs, limits.headersTimeout);
      const giveUpOnSlowClients = now + limits.headersTimeout;
      const release = () => {
        server.closeIdleConnections();
        for (const socket of sockets.values()) {
          const until = socket.bytesRead === 0 ? giveUpOnSilence : giveUpOnSlowClients;
          if (isWaiting(socket) && Date.now() >= until) socket.destroy();
        }
      };
      const timer = setInterval(release, lookMs);
      server.once('close', () => clearInterval(timer));
    },
  };
}

/**
 * Closing the port resets whoever is connected and not yet taken. So it is done right after a turn
 * of the event loop that was short and brought nobody. A turn takes one connection, not all that
 * wait.
 */
async function waitForEmptyBacklog(taken: () => number): Promise<void> {
  const until = performance.now() + takeMs;
  // A signal arrives in the middle of a turn, and the rest of that takes nobody.
  await nextTurn();
  for (let turn = 0; turn < takeTurns || performance.now() < until; turn += 1) {
    const before = taken();
    const began = performance.now();
    await nextTurn();
    if (taken() === before && performance.now() - began < shortTurnMs) return;
  }
}

async function waitUntilClosed(sockets: ReadonlySet<Socket>, milliseconds: number): Promise<void> {
  const until = Date.now() + milliseconds;
  while (sockets.size > 0 && Date.now() < until) await wait(lookMs);
}
