import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRaw,
  makeTestBuild,
  missingHeaders,
  openSocket,
  readAll,
  startTestServer,
  statusOf,
  type TestServer,
  testSettings,
} from '#server/http/testing/test-server.ts';

let build: Awaited<ReturnType<typeof makeTestBuild>>;

beforeAll(async () => {
  build = await makeTestBuild();
});
afterAll(() => build.remove());

describe('slow clients', () => {
  let impatient: TestServer;
  beforeAll(async () => {
    impatient = await startTestServer({
      buildFolder: build.folder,
      limits: { headersTimeout: 150, requestTimeout: 300, idleTimeout: 300 },
    });
  });
  afterAll(() => impatient.close());

  it('gives up on a head that does not come to an end', async () => {
    const socket = await openSocket(impatient.port);
    const answer = readAll(socket);
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X: y\r\n'), 40);
    const text = await answer;
    clearInterval(drip);
    expect(statusOf(text)).toBe(408);
    expect(missingHeaders(text)).toEqual([]);
  });

  it('gives up on a body that does not come to an end', async () => {
    const socket = await openSocket(impatient.port);
    const answer = readAll(socket);
    socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n');
    socket.write('Content-Length: 1000\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 40);
    const text = await answer;
    clearInterval(drip);
    expect(statusOf(text)).toBe(408);
    expect(missingHeaders(text)).toEqual([]);
  });
});

describe('too much at once', () => {
  it('takes no more connections than it is allowed to', async () => {
    const small = await startTestServer({ buildFolder: build.folder, limits: { connections: 1 } });
    try {
      const first = await openSocket(small.port);
      const refused = await openSocket(small.port);
      refused.resume();
      await once(refused, 'close');
      first.destroy();
      expect(small.logs.filter((line) => line.includes('connections refused'))).toHaveLength(1);
    } finally {
      await small.close();
    }
  });

  it('takes only so many connections of one client, and says so once', async () => {
    const small = await startTestServer({
      buildFolder: build.folder,
      limits: { connectionsPerClient: 2 },
    });
    try {
      const taken = [await openSocket(small.port), await openSocket(small.port)];
      for (let more = 0; more < 3; more += 1) {
        const refused = await openSocket(small.port);
        refused.resume();
        await once(refused, 'close');
      }
      const lines = small.logs.filter((line) => line.includes('connections refused'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toContain('127.0.0.1');
      const [first, second] = taken;
      first?.end();
      await expect
        .poll(async () => statusOf(await getRaw(small.port, '/about').catch(String)))
        .toBe(200);
      second?.destroy();
    } finally {
      await small.close();
    }
  });

  it('takes any number of connections of a trusted proxy', async () => {
    const proxied = await startTestServer({
      buildFolder: build.folder,
      settings: { ...testSettings, trustProxy: ['10.0.0.1', 'loopback'] },
      limits: { connectionsPerClient: 1 },
    });
    try {
      const first = await openSocket(proxied.port);
      expect(statusOf(await getRaw(proxied.port, '/about'))).toBe(200);
      first.destroy();
    } finally {
      await proxied.close();
    }
  });
});
