import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import type { AppOptions } from '#server/http/app.ts';
import {
  fetchRaw,
  findMissingHeaders,
  getStatus,
  openSocket,
  readAll,
  setUpTestSite,
  testSettings,
} from '#server/http/testing/test-server.ts';
import { functionPath } from '#server/inquiry/routes.ts';
import { createInquiryService } from '#server/inquiry/service.ts';

const startInquiries: AppOptions['startInquiries'] = (log) =>
  createInquiryService({ dataDir: join(inject('runFolder'), 'limits-test'), log });

const { port, start } = setUpTestSite({ limits: { headersTimeout: 150, requestTimeout: 300 } });

it.each([
  ['a request head', 'GET /about HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
  ['a request body', 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', 'x'],
])('times out %s that never ends', async (_name, firstBytes, moreBytes) => {
  const socket = await openSocket(port());
  const response = readAll(socket);
  socket.write(firstBytes);
  const timer = setInterval(() => socket.write(moreBytes), 40);
  const text = await response;
  clearInterval(timer);
  expect(getStatus(text)).toBe(408);
  expect(findMissingHeaders(text)).toEqual([]);
});

/** A connection that is accepted would get a 408 in the end. */
const expectClosed = async (serverPort: number) =>
  expect(await readAll(await openSocket(serverPort))).toBe('');

it('closes an idle connection', async () => {
  const server = await start({ limits: { idleTimeout: 100 } });
  await expectClosed(server.port);
});

it('refuses connections over the total limit', async () => {
  const server = await start({ limits: { connections: 1 } });
  const firstSocket = await openSocket(server.port);
  await expectClosed(server.port);
  firstSocket.destroy();
  expect(server.logs.join()).toContain('connections refused');
});

it('refuses connections over the limit per client and logs it once', async () => {
  const server = await start({ limits: { connectionsPerClient: 2 } });
  const firstSocket = await openSocket(server.port);
  const secondSocket = await openSocket(server.port);
  for (let count = 0; count < 3; count += 1) await expectClosed(server.port);
  const lines = server.logs.filter((line) => line.includes('connections refused'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('127.0.0.1');
  firstSocket.end();
  await expect
    .poll(async () => getStatus(await fetchRaw(server.port, '/about').catch(String)))
    .toBe(200);
  secondSocket.destroy();
});

it('does not limit a trusted proxy', async () => {
  const server = await start({
    settings: { ...testSettings, trustProxy: ['10.0.0.1', 'loopback'] },
    limits: { connectionsPerClient: 1 },
  });
  const firstSocket = await openSocket(server.port);
  expect(getStatus(await fetchRaw(server.port, '/about'))).toBe(200);
  firstSocket.destroy();
});

// The next two tests use the normal timeouts, because a busy machine may be slower than those above.
it('closes the connection when a body is far too large', async () => {
  const server = await start({ startInquiries });
  const socket = await openSocket(server.port);
  const response = readAll(socket);
  socket.write(`POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`);
  socket.write(`Content-Length: 3000000\r\n\r\n${'x'.repeat(1_500_000)}`);
  const text = await response;
  expect(getStatus(text)).toBe(413);
  // Without this header, the connection would stay open until a 408.
  expect(text.split('\r\n\r\n')[0]?.toLowerCase()).toContain('\r\nconnection: close');
});

it('logs one line about an inquiry whose client disconnects', async () => {
  const server = await start({ startInquiries });
  const socket = await openSocket(server.port);
  socket.write(`POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`);
  socket.write('Content-Length: 1000\r\n\r\n{');
  // By the time this request completes, the server has read the incomplete one.
  await fetchRaw(server.port, '/health');
  socket.destroy();
  const getLines = () => server.logs.filter((line) => line.includes('inquiry'));
  const line = /^\{"level":"info"(?!.*stack).*disconnected before/;
  await expect.poll(getLines).toEqual([expect.stringMatching(line)]);
});
