import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Limits } from '#server/http/limits.ts';
import {
  fetchRaw,
  getStatus,
  makeTestBuild,
  openSocket,
  readAll,
  startTestServer,
} from '#server/http/testing/test-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { bundle } from '#server/testing/bundle.ts';

/** A page with the query `?slow` waits for a message from the test. */
const serverBuild = `
import { once } from 'node:events';
export const entry = {
  module: {
    requestHandler: () => async (request) => {
      if (request.url.endsWith('?slow')) {
        process.send('waiting');
        await once(process, 'message');
      }
      return new Response('<!doctype html><title>Rendered</title>', {
        headers: { 'content-type': 'text/html' },
      });
    },
  },
};
`;

let buildFolder: string;
beforeAll(async () => {
  buildFolder = (await makeTestBuild()).folder;
  await mkdir(join(buildFolder, 'server'));
  await writeFile(join(buildFolder, 'server/index.js'), serverBuild);
});

async function start({
  deadlineSeconds = 20,
  ...limits
}: Partial<Limits> & { deadlineSeconds?: number } = {}) {
  const { address, child } = await startProcess(
    join(await bundle(), 'site-process.js'),
    { buildFolder, limits: { drainTimeout: 200, renders: 8, ...limits } },
    {
      env: {
        PORT: '0',
        NODE_OPTIONS: '',
        DATA_DIR: join(buildFolder, 'data'),
        SHUTDOWN_DEADLINE_SECONDS: String(deadlineSeconds),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  let waitingCount = 0;
  child.on('message', () => {
    waitingCount += 1;
  });
  const pollOptions = { timeout: 10_000 };
  return {
    child,
    exit: once(child, 'exit').then(([code]) => Number(code)),
    port: Number(new URL(address).port),
    log: () => log,
    /** Waits until this many `?slow` requests are in progress. */
    waitForRequests: (count: number) => expect.poll(() => waitingCount, pollOptions).toBe(count),
    async startStopping() {
      child.kill('SIGTERM');
      await expect.poll(() => log, pollOptions).toContain('"msg":"stopping"');
    },
  };
}

it('refuses to start with an invalid setting and names it', async () => {
  const main = join(await bundle(), 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [main], {
    cwd: buildFolder,
    env: { PORT: 'http' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is not a whole number. Example: PORT=3000');
});

async function sendRequest(port: number, path: string) {
  const socket = await openSocket(port);
  const response = readAll(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return response;
}

it('finishes requests in flight, accepts no new ones and exits with 0', async () => {
  const { child, exit, port, waitForRequests, log } = await start();
  const responses = Array.from({ length: 5 }, () => sendRequest(port, '/blog?slow'));
  await waitForRequests(5);
  const idleSocket = await openSocket(port);
  idleSocket.resume();
  child.kill('SIGTERM');
  // A connection that a browser opened in advance must not block the shutdown.
  await once(idleSocket, 'close');
  await expect.poll(() => openSocket(port).catch(String)).toMatch('ECONNREFUSED');
  child.send('continue');
  for (const response of await Promise.all(responses)) {
    expect(getStatus(response)).toBe(200);
    expect(response).toContain('Rendered');
    expect(response.toLowerCase()).toContain('\r\nconnection: close\r\n');
  }
  expect(await exit).toBe(0);
  expect(log()).toContain('"msg":"stopped"');
});

it('does not wait for an incomplete request', async () => {
  const { child, exit, port } = await start({ headersTimeout: 200 });
  const socket = await openSocket(port);
  socket.write('GET / HTTP/1.1\r\n');
  // By the time this request completes, the server has read the incomplete one.
  await fetchRaw(port, '/about');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

it.each([
  ['a second signal', 20, 'a second signal'],
  ['the deadline', 1, 'did not finish before the deadline'],
])('forces a shutdown after %s', async (_name, deadlineSeconds, message) => {
  const server = await start({ deadlineSeconds });
  sendRequest(server.port, '/blog?slow');
  await server.waitForRequests(1);
  await server.startStopping();
  if (deadlineSeconds === 20) server.child.kill('SIGTERM');
  expect(await server.exit).toBe(1);
  expect(server.log()).toContain(message);
});

async function openKeepAlive(port: number) {
  const socket = await openSocket(port);
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.write('HEAD /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [firstChunk] = await once(socket, 'data');
  expect(String(firstChunk)).toContain('Connection: keep-alive');
  return { socket, errors, remainingData: readAll(socket) };
}

it('responds once more on keep-alive connections before a shutdown', async () => {
  const { exit, port, startStopping } = await start({ drainTimeout: 9000 });
  const connections = await Promise.all(Array.from({ length: 20 }, () => openKeepAlive(port)));
  await startStopping();
  for (const [index, { socket }] of connections.entries()) {
    const path = ['/about', '/nowhere', '/blog?q=x', '/ready'][index % 4];
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  for (const [index, { errors, remainingData }] of connections.entries()) {
    const response = await remainingData;
    expect(getStatus(response)).toBe([200, 404, 200, 503][index % 4]);
    expect(response.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(errors).toEqual([]);
  }
  expect(await exit).toBe(0);
});

it('does not reset clients that are waiting to be accepted', async () => {
  const limits = { drainTimeout: 200 };
  const { app, port } = await startTestServer({ buildFolder, limits });
  await openKeepAlive(port);
  const errors: Error[] = [];
  const clients = Array.from({ length: 30 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', (error) => errors.push(error));
    // A client with a response may reconnect, and a port that is closing would reset the connection.
    socket.once('data', () => expect(app.server.listening).toBe(false));
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return readAll(socket);
  });
  // Node connects on the next tick. Like a signal, the drain starts in the middle of a turn of the
  // event loop, when the clients have sent a request but aren't accepted yet.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const drainPromise = app.drain();
  for (const response of await Promise.all(clients)) {
    expect(getStatus(response)).toBe(200);
    expect(response.toLowerCase()).toContain('\r\nconnection: close\r\n');
  }
  expect(errors).toEqual([]);
  await drainPromise;
  await app.close();
});

it('closes an idle keep-alive connection without a reset', async () => {
  const { exit, port, startStopping } = await start();
  const { errors, remainingData } = await openKeepAlive(port);
  await startStopping();
  expect(await remainingData).toBe('');
  expect(errors).toEqual([]);
  expect(await exit).toBe(0);
});
