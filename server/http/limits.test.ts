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
])('gives up on %s that does not come to an end', async (_what, beginning, more) => {
  const socket = await openSocket(port());
  const answer = readAll(socket);
  socket.write(beginning);
  const drip = setInterval(() => socket.write(more), 40);
  const text = await answer;
  clearInterval(drip);
  expect(statusOf(text)).toBe(408);
  expect(missingHeaders(text)).toEqual([]);
});

/** Until the server closes a connection without an answer. */
async function expectClosed(serverPort: number) {
  const socket = await openSocket(serverPort);
  socket.resume();
  await once(socket, 'close');
}

describe('too much at once', () => {
  it('closes a connection that says nothing', async () => {
    const impatient = await start({ limits: { idleTimeout: 100 } });
    await expectClosed(impatient.port);
  });

  it('takes no more connections than it is allowed to', async () => {
    const small = await start({ limits: { connections: 1 } });
    const first = await openSocket(small.port);
    await expectClosed(small.port);
    first.destroy();
    expect(small.logs.filter((line) => line.includes('connections refused'))).toHaveLength(1);
  });

  it('takes only so many connections of one client, and says so once', async () => {
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

  it('takes any number of connections of a trusted proxy', async () => {
    const proxied = await start({
      settings: { ...testSettings, trustProxy: ['10.0.0.1', 'loopback'] },
      limits: { connectionsPerClient: 1 },
    });
    const first = await openSocket(proxied.port);
    expect(statusOf(await getRaw(proxied.port, '/about'))).toBe(200);
    first.destroy();
  });
});

it('closes the connection of a sender who sends far more than an inquiry can be', async () => {
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

/** What the log says of the inquiry, once it has said something. */
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

describe('a client that sends half an inquiry', () => {
  it('and leaves is told of in one line, and is no fault of the program', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(port());
      socket.write(half);
      // Answered after what was written before it, so that the half is in the hands of the server.
      await getRaw(port(), '/health');
      socket.destroy();
      await once(socket, 'close');
    });
    expect(lines).toEqual(oneLine);
  });

  it('and then nothing gets a 408, and is no fault of the program either', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(port());
      const answer = readAll(socket);
      socket.write(half);
      expect(statusOf(await answer)).toBe(408);
    });
    expect(lines).toEqual(oneLine);
  });
});
