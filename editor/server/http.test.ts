import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandlers } from '#editor/server/handlers.ts';
import { createApp } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

const previewOrigin = 'http://127.0.0.1:1';
const store = openStore('content', 'no such folder', 'no such folder');
const rejectCall = () => {
  throw new Error('A foreign request was handled.');
};
const publisher = { publish: rejectCall, goBack: rejectCall, getStatus: rejectCall };
const handlers = createHandlers(store, publisher, previewOrigin);
const files = new Map([['/index.html', { type: 'text/html', content: 'The editor' }]]);
const server = createApp({ handlers, files, previewOrigin });

let url: URL;
beforeAll(async () => {
  url = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

type RequestOptions = { method?: string; host?: string; origin?: string | null; body?: string };

async function send(path: string, options: RequestOptions) {
  const { method = 'POST', host = url.host, origin = `http://${host}`, body = '{}' } = options;
  const headers = { host, ...(origin && { origin }) };
  const message = request({ port: url.port, host: url.hostname, method, path, headers });
  message.end(method === 'POST' ? body : undefined);
  const [response] = await once(message, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

it('serves its page and doesn’t let other sites frame it', async () => {
  const page = await send('/', { method: 'GET', origin: null });
  expect(page).toMatchObject({ status: 200, text: 'The editor' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['content-security-policy']).toContain(`frame-src ${previewOrigin};`);
  expect((await send('/api/list', {})).text).toContain('hours.yaml');
});

it.each<RequestOptions>([
  { origin: null },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: previewOrigin },
  { origin: previewOrigin, method: 'GET' },
  { host: 'evil.example' },
  { host: 'evil.example', origin: null, method: 'GET' },
])('rejects a request that isn’t from its own page: %j', async (options) => {
  const path = options.method === 'GET' ? '/' : '/api/list';
  expect(await send(path, options)).toMatchObject({ status: 403 });
});

it.each([
  ['POST', '/api/nothing', '{}', 404],
  ['POST', '/api/constructor', '{}', 404],
  ['POST', '/api/open', '{', 400],
  ['POST', '/api/open', '{"file":1}', 400],
  ['POST', '/api/open', '{"file":"../package.json"}', 404],
  ['POST', '/api/publish', '{"builtAt":"../content"}', 400],
  ['POST', '/api/useVersion', '{"file":"hours.yaml","version":null,"keptAt":"../x"}', 400],
  ['GET', '/../package.json', '', 404],
  ['DELETE', '/', '', 404],
])('rejects %s %s %s', async (method, path, body, status) => {
  expect(await send(path, { method, body })).toMatchObject({ status });
});

it('ignores control characters in a request', async () => {
  const body = JSON.stringify({ file: '\u0002hours\u202E.yaml' });
  expect(await send('/api/open', { body })).toMatchObject({ status: 200 });
});

it('rejects a body over 2 MB', async () => {
  const body = JSON.stringify({ file: 'x'.repeat(3_000_000) });
  expect(await send('/api/open', { body })).toMatchObject({ status: 413 });
});
