import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exchange,
  getRaw,
  makeTestBuild,
  missingHeaders,
  openSocket,
  readAll,
  startTestServer,
  statusOf,
  type TestServer,
} from '#server/test-server.ts';

let build: Awaited<ReturnType<typeof makeTestBuild>>;
let server: TestServer;

beforeAll(async () => {
  build = await makeTestBuild();
  server = await startTestServer({ buildFolder: build.folder });
});

afterAll(async () => {
  await server.close();
  await build.remove();
});

describe('addresses that should lead nowhere', () => {
  it.each([
    '/../../etc/passwd',
    '/assets/../../site.json',
    '/%2e%2e/site.json',
    '/assets/%2e%2e%2fsite.json',
    '/assets/..%5csite.json',
    '/..\\site.json',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/site.json',
    '/a%0d%0aSet-Cookie:x',
    'about',
    'ftp://localhost/about',
  ])('refuses %s', async (target) => {
    const answer = await getRaw(server.port, target);
    expect(statusOf(answer)).toBe(400);
    expect(missingHeaders(answer)).toEqual([]);
  });

  it.each([
    '/%252e%252e/site.json',
    '/.vite/manifest.json',
    '/site.json',
    '/client/index.html',
    '//about',
    '//evil.example/',
    '/about//',
    '/ABOUT',
    '/assets/missing.js',
    '/__proto__',
    '/constructor',
  ])('finds nothing at %s', async (target) => {
    const answer = await getRaw(server.port, target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/secret|location:/i);
    expect(missingHeaders(answer)).toEqual([]);
  });

  it('understands the absolute form', async () => {
    expect(await getRaw(server.port, 'http://localhost/about?x')).toContain('About us.');
  });
});

describe('requests that are not right', () => {
  it.each([
    ['no Host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET /x HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a broken chunk',
      'POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['an unknown expectation', 'GET /x HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n', 417],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    [
      'headers beyond the limit',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address beyond the limit', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    [
      'a body that says it is too large',
      'POST /x HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 70000\r\n\r\n',
      413,
    ],
    [
      'a body that turns out too large',
      'POST /x HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
      413,
    ],
  ])('answers %s', async (_name, bytes, status) => {
    const answer = await exchange(server.port, bytes);
    expect(statusOf(answer)).toBe(status);
    expect(missingHeaders(answer)).toEqual([]);
  });

  it('answers pipelined requests in their order', async () => {
    const request = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const answer = await exchange(
      server.port,
      request('/about') +
        request('/nowhere') +
        request('/') +
        request('/blog', 'Connection: close\r\n'),
    );
    const titles = [...answer.matchAll(/<title>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(['About', 'Not found', 'Home', 'Blog']);
  });
});

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

  it('closes a connection that says nothing', async () => {
    const socket = await openSocket(impatient.port);
    socket.resume();
    await once(socket, 'close');
  });
});

describe('too much work', () => {
  it('turns away what needs work, and still serves files and health', async () => {
    const busy = await startTestServer({ buildFolder: build.folder, limits: { memoryBytes: 1 } });
    try {
      await expect
        .poll(async () => statusOf(await getRaw(busy.port, '/nowhere')), { timeout: 4000 })
        .toBe(503);
      const answer = await getRaw(busy.port, '/nowhere');
      expect(answer.toLowerCase()).toContain('\r\nretry-after: 10\r\n');
      expect(missingHeaders(answer)).toEqual([]);
      expect(statusOf(await getRaw(busy.port, '/about'))).toBe(200);
      expect(statusOf(await getRaw(busy.port, '/health'))).toBe(200);
    } finally {
      await busy.close();
    }
  });

  it('takes no more connections than it is allowed to', async () => {
    const small = await startTestServer({ buildFolder: build.folder, limits: { connections: 1 } });
    try {
      const first = await openSocket(small.port);
      const refused = await openSocket(small.port);
      refused.resume();
      await once(refused, 'close');
      first.destroy();
    } finally {
      await small.close();
    }
  });

  it('says that it is not ready, and why', async () => {
    const waiting = await startTestServer({
      buildFolder: build.folder,
      ready: async () => ({ ok: false, reason: 'the store cannot be written' }),
    });
    try {
      const answer = await getRaw(waiting.port, '/ready');
      expect(statusOf(answer)).toBe(503);
      expect(answer).toContain('{"status":"unavailable","reason":"the store cannot be written"}');
    } finally {
      await waiting.close();
    }
  });
});
