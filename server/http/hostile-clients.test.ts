import { describe, expect, it } from 'vitest';
import {
  exchange,
  getRaw,
  missingHeaders,
  statusOf,
  testSite,
} from '#server/http/testing/test-server.ts';

const { port } = testSite();

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
    const answer = await getRaw(port(), target);
    expect(statusOf(answer)).toBe(400);
    expect(missingHeaders(answer)).toEqual([]);
  });

  it.each([
    '/%252e%252e/site.json',
    '/.vite/manifest.json',
    '/site.json',
    '/client/index.html',
    '//evil.example/',
    '/assets/missing.js',
    '/__proto__',
    '/constructor',
  ])('finds nothing at %s', async (target) => {
    const answer = await getRaw(port(), target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/secret|location:/i);
    expect(missingHeaders(answer)).toEqual([]);
  });
});

describe('requests that are not right', () => {
  it.each([
    ['no Host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET /about HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a path', 'GET /about HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a user', 'GET /about HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n', 400],
    ['two names as Host', 'GET /about HTTP/1.1\r\nHost: a, b\r\nConnection: close\r\n\r\n', 400],
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
      'POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 70000\r\n\r\n',
      413,
    ],
    [
      'a body that turns out too large',
      'POST /x HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
      413,
    ],
  ])('answers %s', async (_name, bytes, status) => {
    const answer = await exchange(port(), bytes);
    expect(statusOf(answer)).toBe(status);
    expect(missingHeaders(answer)).toEqual([]);
    // None of them is worth reading on for.
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it.each(['localhost', 'localhost:3000', '[::1]:3000', '192.0.2.1', ''])(
    'takes %s for a Host',
    async (host) => {
      const request = `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(statusOf(await exchange(port(), request))).toBe(200);
    },
  );

  it('answers pipelined requests in their order', async () => {
    const request = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const answer = await exchange(
      port(),
      request('/about') +
        request('/nowhere') +
        request('/') +
        request('/blog', 'Connection: close\r\n'),
    );
    const titles = [...answer.matchAll(/<title>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(['About', 'Not found', 'Home', 'Blog']);
  });
});
