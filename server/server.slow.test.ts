import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  getRaw,
  openSocket,
  readAll,
  startTestServer,
  statusOf,
} from '#server/http/testing/test-server.ts';
import { bundle } from '#server/testing/bundle.ts';
import { setUpServers } from '#server/testing/servers.ts';

const { start, buildFolder } = setUpServers();

it('refuses to start with an invalid setting, and names it', async () => {
  const main = join(await bundle(), 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [main], {
    cwd: buildFolder(),
    env: { PORT: 'http' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is not a whole number. Example: PORT=3000');
});

async function ask(port: number, path: string) {
  const socket = await openSocket(port);
  const answer = readAll(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return answer;
}

describe('a stop', () => {
  it('finishes requests in flight, accepts no new ones, and exits with 0', async () => {
    const { child, exit, port, inFlight, log } = await start();
    const answers = Array.from({ length: 5 }, () => ask(port, '/blog?slow'));
    await inFlight(5);
    const idle = await openSocket(port);
    idle.resume();
    child.kill('SIGTERM');
    // A connection that a browser opened in advance must not block the stop.
    await once(idle, 'close');
    await expect.poll(() => openSocket(port).catch(String)).toMatch('ECONNREFUSED');
    child.send('go on');
    for (const answer of await Promise.all(answers)) {
      expect(statusOf(answer)).toBe(200);
      expect(answer).toContain('Rendered');
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    }
    expect(await exit).toBe(0);
    expect(log()).toContain('"msg":"stopped"');
  });

  it('does not wait for half a request', async () => {
    const { child, exit, port } = await start({ HEADERS_TIMEOUT: '200' });
    const socket = await openSocket(port);
    socket.write('GET / HTTP/1.1\r\n');
    // By the time this is answered, the server has read the half.
    await getRaw(port, '/about');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('is forced by a second signal', async () => {
    const { child, exit, port, inFlight, stopping } = await start();
    ask(port, '/blog?slow');
    await inFlight(1);
    await stopping();
    child.kill('SIGTERM');
    expect(await exit).toBe(1);
  });

  it('is forced by the deadline', async () => {
    const { child, exit, port, inFlight, log } = await start({ SHUTDOWN_DEADLINE_SECONDS: '1' });
    ask(port, '/blog?slow');
    await inFlight(1);
    child.kill('SIGINT');
    expect(await exit).toBe(1);
    expect(log()).toContain('did not finish before the deadline');
  });
});

/** A keep-alive connection after its first response. */
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
 * Clients that have connected and sent a request, but aren't accepted yet when the server starts to
 * drain. Like a signal, the drain starts in the middle of a turn of the event loop.
 */
async function drainWithFullBacklog() {
  const limits = { drainTimeout: 200 };
  const { app, port } = await startTestServer({ buildFolder: buildFolder(), limits });
  await keepConnection(port);
  const clients = Array.from({ length: 30 }, async () => {
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
  const draining = app.drain();
  const results = await Promise.all(clients);
  await draining;
  await app.close();
  return results;
}

describe('a stop with open connections', () => {
  it('answers once more on keep-alive connections and closes them without a reset', async () => {
    const { exit, port, stopping } = await start({ DRAIN_TIMEOUT: '9000' });
    const connections = await Promise.all(Array.from({ length: 20 }, () => keepConnection(port)));
    await stopping();
    for (const [index, { socket }] of connections.entries()) {
      const path = ['/about', '/nowhere', '/blog?q=x', '/ready'][index % 4];
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
    for (const [index, { errors, rest }] of connections.entries()) {
      const answer = await rest;
      // /ready tells a load balancer to use another server.
      expect(statusOf(answer)).toBe([200, 404, 200, 503][index % 4]);
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      expect(errors).toEqual([]);
    }
    expect(await exit).toBe(0);
  });

  it('resets no client that waits to be accepted', async () => {
    const clients = await drainWithFullBacklog();
    expect(clients.flatMap(({ errors }) => errors)).toEqual([]);
    for (const { answer, answeredByAnOpenPort } of clients) {
      expect(statusOf(answer)).toBe(200);
      // A client that has its response may reconnect, and a closing port would reset it.
      expect(answeredByAnOpenPort).toBe(false);
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    }
  });

  it('closes an idle keep-alive connection without a reset', async () => {
    const { exit, port, stopping } = await start();
    const { errors, rest } = await keepConnection(port);
    await stopping();
    expect(await rest).toBe('');
    expect(errors).toEqual([]);
    expect(await exit).toBe(0);
  });
});
