import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  openSocket,
  readAll,
  startTestServer,
  statusOf,
} from '#server/http/testing/test-server.ts';
import { servers } from '#server/testing/servers.ts';

const { start, buildFolder } = servers();

/** A connection on which one request was answered, and which is kept for the next. */
async function keepConnection(port: number) {
  const socket = await openSocket(port);
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.write('HEAD /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('Connection: keep-alive');
  return { socket, errors, rest: readAll(socket) };
}

/**
 * Clients that have connected and asked, and that the server has not taken yet when it is told to
 * stop. Like a signal, the word comes with data, in the middle of a turn of the event loop.
 */
async function stopBeforeACrowd() {
  const limits = { leaveTimeout: 200 };
  const { app, port } = await startTestServer({ buildFolder: buildFolder(), limits });
  await keepConnection(port);
  const crowd = Array.from({ length: 30 }, async () => {
    const socket = connect(port, '127.0.0.1');
    const errors: Error[] = [];
    let answeredByAnOpenPort = false;
    socket.on('error', (error) => errors.push(error));
    socket.once('data', () => {
      answeredByAnOpenPort = app.server.listening;
    });
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return { answer: await readAll(socket), errors, answeredByAnOpenPort };
  });
  // Node connects in the next tick, which belongs to the same turn.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const left = app.leave();
  const clients = await Promise.all(crowd);
  await left;
  await app.close();
  return clients;
}

describe('a stop, for clients that keep a connection or wait for one', () => {
  it('answers once more on connections that are kept, says that it closes them, and resets none', async () => {
    const { exit, port, stopping } = await start({ LEAVE_TIMEOUT: '9000' });
    const kept = await Promise.all(Array.from({ length: 20 }, () => keepConnection(port)));
    await stopping();
    for (const [index, { socket }] of kept.entries()) {
      const path = ['/about', '/nowhere', '/blog?q=x', '/ready'][index % 4];
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
    for (const [index, { errors, rest }] of kept.entries()) {
      const answer = await rest;
      // Whoever spreads the requests learns that the next ones belong elsewhere.
      expect(statusOf(answer)).toBe([200, 404, 200, 503][index % 4]);
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      expect(errors).toEqual([]);
    }
    expect(await exit).toBe(0);
  });

  it('resets nobody who has connected and waits to be taken', async () => {
    const clients = await stopBeforeACrowd();
    expect(clients.flatMap(({ errors }) => errors)).toEqual([]);
    for (const { answer } of clients) {
      expect(statusOf(answer)).toBe(200);
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    }
  });

  it('answers nobody who would then connect again to a port that is about to close', async () => {
    for (const { answer, answeredByAnOpenPort } of await stopBeforeACrowd()) {
      expect(statusOf(answer)).toBe(200);
      expect(answeredByAnOpenPort).toBe(false);
    }
  });

  it('takes no new connections while those that are kept have their time', async () => {
    const { exit, port, stopping } = await start({ LEAVE_TIMEOUT: '9000' });
    const { socket, rest } = await keepConnection(port);
    await stopping();
    await expect
      .poll(() => openSocket(port).catch(String), { timeout: 8000 })
      .toMatch('ECONNREFUSED');
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(statusOf(await rest)).toBe(200);
    expect(await exit).toBe(0);
  });

  it('closes a kept connection that stays silent, and does not reset it', async () => {
    const { exit, port, stopping } = await start();
    const { errors, rest } = await keepConnection(port);
    await stopping();
    expect(await rest).toBe('');
    expect(errors).toEqual([]);
    expect(await exit).toBe(0);
  });
});
