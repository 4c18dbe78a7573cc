import { expect, it } from 'vitest';
import {
  fetchRaw,
  findMissingHeaders,
  getStatus,
  sendBytes,
  setUpTestSite,
} from '#server/http/testing/test-server.ts';

const { port } = setUpTestSite();

it.each([
  '/../../etc/passwd',
  '/assets/../../site.json',
  '/assets/%2e%2e%2fsite.json',
  '/assets/..%5csite.json',
  '/..\\site.json',
  '/about%00.html',
  '/%zz',
  '/%c0%ae%c0%ae/site.json',
  '/a%0d%0aSet-Cookie:x',
  '/a%E2%80%A8b',
  'about',
  'ftp://localhost/about',
])('rejects %s', async (target) => {
  const response = await fetchRaw(port(), target);
  expect(getStatus(response)).toBe(400);
  expect(findMissingHeaders(response)).toEqual([]);
});

it.each([
  '/%252e%252e/site.json',
  '/.vite/manifest.json',
  '/site.json',
  '/client/index.html',
  '//evil.example/',
  '/assets/missing.js',
  '/__proto__',
])('responds with 404 to %s', async (target) => {
  const response = await fetchRaw(port(), target);
  expect(getStatus(response)).toBe(404);
  expect(response).not.toMatch(/secret|location:/i);
  expect(findMissingHeaders(response)).toEqual([]);
});

const joinHead = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const getHead = (...headers: string[]) => joinHead('GET /about HTTP/1.1', ...headers);
const postHead = (...headers: string[]) => joinHead('POST /form HTTP/1.1', 'Host: a', ...headers);
const longText = 'x'.repeat(20_000);
const largeChunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`;
const textType = 'Content-Type: text/plain';
const chunks = [textType, 'Transfer-Encoding: chunked'];

it.each([
  ['no Host', getHead(), 400],
  ['two Hosts', getHead('Host: a', 'host: b'), 400],
  ['a Host with a path', getHead('Host: a/b'), 400],
  ['a Host with a user name', getHead('Host: a@b'), 400],
  ['two names in Host', getHead('Host: a, b'), 400],
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['two Content-Length headers', postHead('Content-Length: 1', 'Content-Length: 2'), 400],
  ['both a length and chunks', `${postHead('Content-Length: 1', ...chunks)}0\r\n\r\n`, 400],
  ['an invalid chunk', `${postHead(...chunks)}zz\r\n`, 400],
  ['an unknown expectation', getHead('Host: a', 'Expect: cake'), 417],
  ['CONNECT', joinHead('CONNECT a:443 HTTP/1.1', 'Host: a'), 405],
  ['OPTIONS *', joinHead('OPTIONS * HTTP/1.1', 'Host: a'), 405],
  ['headers over the limit', getHead('Host: a', `X: ${longText}`), 431],
  ['a URL over the limit', joinHead(`GET /${longText} HTTP/1.1`, 'Host: a'), 431],
  ['a Content-Length over the limit', postHead(textType, 'Content-Length: 70000'), 413],
  ['a chunked body over the limit', `${postHead(...chunks)}${largeChunk}`, 413],
])('rejects %s', async (_name, bytes, status) => {
  const response = await sendBytes(port(), bytes);
  expect(getStatus(response)).toBe(status);
  expect(findMissingHeaders(response)).toEqual([]);
  expect(response.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

it.each(['localhost', 'localhost:3000', '[::1]:3000', '192.0.2.1', ''])(
  'accepts Host: %s',
  async (host) => {
    const response = await sendBytes(port(), getHead(`Host: ${host}`, 'Connection: close'));
    expect(getStatus(response)).toBe(200);
  },
);
