import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '#server/limits.ts';

export interface Connections {
  /** Remembers that a request on this socket is being answered, until it is. */
  busy(socket: Socket, response: ServerResponse): void;
  /** Whether the head of an answer is out, so that nothing else may be written. */
  hasStartedAnswer(socket: Socket): boolean;
  /** Lets go of every connection that no answer is due on, now and until the server is closed. */
  drain(): void;
}

/**
 * Node closes idle connections when a server closes, but not those that have never sent a byte
 * (browsers open them in advance) or only a part of a request; it also stops timing those out.
 * Either would hold up a stop for ever.
 */
export function trackConnections(server: Server, limits: Limits): Connections {
  const sockets = new Set<Socket>();
  const answering = new Map<Socket, ServerResponse>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    busy(socket, response) {
      answering.set(socket, response);
      response.once('close', () => {
        if (answering.get(socket) === response) answering.delete(socket);
      });
    },
    hasStartedAnswer: (socket) => answering.get(socket)?.headersSent === true,
    drain() {
      const giveUpOnSlowClients = Date.now() + limits.headersTimeout;
      const release = () => {
        server.closeIdleConnections();
        const late = Date.now() >= giveUpOnSlowClients;
        for (const socket of sockets) {
          const waiting = !answering.has(socket) && socket.writableLength === 0;
          if (waiting && (late || socket.bytesRead === 0)) socket.destroy();
        }
      };
      // Not at once: the request of a connection that was just taken may be about to be read.
      const timer = setInterval(release, 50);
      server.once('close', () => clearInterval(timer));
    },
  };
}
