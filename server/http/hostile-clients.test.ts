import { describe, expect, it } from 'vitest';
import {
  exchange,
  getRaw,
  missingHeaders,
  statusOf,
  testSite,
} from '#server/http/testing/test-server.ts';

const { port } = testSite();

describe('hostile targets', () => {
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
    '/a%E2%80%A8b',
    '/a%E2%80%A9b',
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
  ])('answers 404 for %s', async (target) => {
    const answer = await getRaw(port(), target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/secret|location:/i);
    expect(missingHeaders(answer)).toEqual([]);
  });
});

/** The bytes of a request with these lines as its head. */
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]) => head('GET /about HTTP/1.1', ...headers);
const post = (...headers: string[]) => head('POST /form HTTP/1.1', 'Host: a', ...headers);
const long = 'x'.repeat(20_000);
const large = 'x'.repeat(70_000);
const chunked = ['Content-Type: text/plain', 'Transfer-Encoding: chunked'];

describe('malformed requests', () => {
  it.each([
    ['no Host', get(), 400],
    ['two Hosts', get('Host: a', 'host: b'), 400],
    ['a Host with a path', get('Host: a/b'), 400],
    ['a Host with a user', get('Host: a@b'), 400],
    ['two names as Host', get('Host: a, b'), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['two lengths', post('Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length and chunks', `${post('Content-Length: 1', ...chunked)}0\r\n\r\n`, 400],
    ['a broken chunk', `${post(...chunked)}zz\r\n`, 400],
    ['an unknown expectation', get('Host: a', 'Expect: cake'), 417],
    ['CONNECT', head('CONNECT a:443 HTTP/1.1', 'Host: a'), 405],
    ['OPTIONS *', head('OPTIONS * HTTP/1.1', 'Host: a'), 405],
    ['headers beyond the limit', get('Host: a', `X: ${long}`), 431],
    ['an address beyond the limit', head(`GET /${long} HTTP/1.1`, 'Host: a'), 431],
    [
      'a body that says it is too large',
      post('Content-Type: text/plain', 'Content-Length: 70000'),
      413,
    ],
    [
      'a body that turns out too large',
      `${post(...chunked)}${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
      413,
    ],
  ])('refuses %s', async (_name, bytes, status) => {
    const answer = await exchange(port(), bytes);
    expect(statusOf(answer)).toBe(status);
    expect(missingHeaders(answer)).toEqual([]);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it.each(['localhost', 'localhost:3000', '[::1]:3000', '192.0.2.1', ''])(
    'accepts %s as Host',
    async (host) => {
      const answer = await exchange(port(), get(`Host: ${host}`, 'Connection: close'));
      expect(statusOf(answer)).toBe(200);
    },
  );

  it('answers pipelined requests in order', async () => {
    const paths = ['/about', '/nowhere', '/', '/blog'];
    const requests = paths.map((path) => head(`GET ${path} HTTP/1.1`, 'Host: a'));
    const last = head('GET /about HTTP/1.1', 'Host: a', 'Connection: close');
    const answer = await exchange(port(), requests.join('') + last);
    const titles = [...answer.matchAll(/<title>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(['About', 'Not found', 'Home', 'Blog', 'About']);
  });
});
