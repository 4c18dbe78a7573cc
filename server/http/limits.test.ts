import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import {
  getRaw,
  missingHeaders,
  openSocket,
  readAll,
  statusOf,
  testSettings,
  testSite,
} from '#server/http/testing/test-server.ts';
import { functionPath } from '#server/inquiry/routes.ts';
import { createInquiryService } from '#server/inquiry/service.ts';

const { logs, port, start } = testSite({
  limits: { headersTimeout: 150, requestTimeout: 300 },
  startInquiries: (log) =>
    createInquiryService({ dataDir: join(inject('runFolder'), 'limits-test'), log }),
});

it.each([
  ['a head', 'GET /about HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
  ['a body', 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', 'x'],
])('times out %s that never ends', async (_what, beginning, more) => {
  const socket = await openSocket(port());
  const answer = readAll(socket);
  socket.write(beginning);
  const drip = setInterval(() => socket.write(more), 40);
  const text = await answer;
  clearInterval(drip);
  expect(statusOf(text)).toBe(408);
  expect(missingHeaders(text)).toEqual([]);
});

/** Waits until the server closes a connection without a response. */
async function expectClosed(serverPort: number) {
  const socket = await openSocket(serverPort);
  socket.resume();
  await once(socket, 'close');
}

describe('connection limits', () => {
  it('closes an idle connection', async () => {
    const impatient = await start({ limits: { idleTimeout: 100 } });
    await expectClosed(impatient.port);
  });

  it('refuses connections beyond the total limit', async () => {
    const small = await start({ limits: { connections: 1 } });
    const first = await openSocket(small.port);
    await expectClosed(small.port);
    first.destroy();
    expect(small.logs.filter((line) => line.includes('connections refused'))).toHaveLength(1);
  });

  it('refuses connections beyond the limit per client, and logs it once', async () => {
    const small = await start({ limits: { connectionsPerClient: 2 } });
    const first = await openSocket(small.port);
    const second = await openSocket(small.port);
    for (let more = 0; more < 3; more += 1) await expectClosed(small.port);
    const lines = small.logs.filter((line) => line.includes('connections refused'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('127.0.0.1');
    first.end();
    await expect
      .poll(async () => statusOf(await getRaw(small.port, '/about').catch(String)))
      .toBe(200);
    second.destroy();
  });

  it('does not limit a trusted proxy', async () => {
    const proxied = await start({
      settings: { ...testSettings, trustProxy: ['10.0.0.1', 'loopback'] },
      limits: { connectionsPerClient: 1 },
    });
    const first = await openSocket(proxied.port);
    expect(statusOf(await getRaw(proxied.port, '/about'))).toBe(200);
    first.destroy();
  });
});

it('closes the connection when a body is far too large', async () => {
  const socket = await openSocket(port());
  const answer = readAll(socket);
  socket.write(`POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`);
  socket.write(`Content-Length: 3000000\r\n\r\n${'x'.repeat(1_500_000)}`);
  const text = await answer;
  expect(statusOf(text)).toBe(413);
  // Without the header the connection stays open, and a 408 follows.
  expect(text.split('\r\n\r\n')[0]?.toLowerCase()).toContain('\r\nconnection: close');
});

const half = `POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

/** Waits for log lines about the inquiry. */
async function linesAfter(work: () => Promise<unknown>): Promise<string[]> {
  const before = logs().length;
  await work();
  const lines = () =>
    logs()
      .slice(before)
      .filter((line) => line.includes('inquiry'));
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return lines();
}

const oneLine = [expect.stringMatching(/^\{"level":"info"(?!.*stack).*disconnected before/)];

describe('half an inquiry', () => {
  it('is logged in one line if the client disconnects', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(port());
      socket.write(half);
      // By the time this is answered, the server has read the half.
      await getRaw(port(), '/health');
      socket.destroy();
      await once(socket, 'close');
    });
    expect(lines).toEqual(oneLine);
  });

  it('gets a 408 and one log line if the rest never arrives', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(port());
      const answer = readAll(socket);
      socket.write(half);
      expect(statusOf(await answer)).toBe(408);
    });
    expect(lines).toEqual(oneLine);
  });
});
