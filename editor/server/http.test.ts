import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandlers } from '#editor/server/handlers.ts';
import { editorServer } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

const preview = 'http://127.0.0.1:1';
const store = openStore({ content: 'content', published: 'no such folder' });
const files = new Map([['/index.html', { type: 'text/html', content: 'The editor' }]]);
const server = editorServer({ handlers: createHandlers(store, preview), files, preview });

let own: URL;
beforeAll(async () => {
  own = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

interface Call {
  method?: string;
  host?: string;
  /** The editor's own by default. */
  origin?: string | undefined;
  body?: string;
}

/** Sends a request as any program on this machine could. */
async function send(
  path: string,
  { method = 'POST', host = own.host, body = '{}', ...call }: Call,
) {
  const origin = 'origin' in call ? call.origin : `http://${host}`;
  const headers = { host, ...(origin !== undefined && { origin }) };
  const sent = request({ port: own.port, host: own.hostname, method, path, headers });
  sent.end(method === 'POST' ? body : undefined);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

it('serves its own page and forbids framing it', async () => {
  const page = await send('/', { method: 'GET', origin: undefined });
  expect(page).toMatchObject({ status: 200, text: 'The editor' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['content-security-policy']).toContain(`frame-src ${preview};`);
  expect((await send('/api/list', {})).text).toContain('hours.yaml');
});

it.each<Call>([
  { origin: undefined },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: preview },
  { origin: preview, method: 'GET' },
  { host: 'evil.example' },
  { host: 'evil.example', origin: undefined, method: 'GET' },
])('refuses a request from another site: %j', async (call) => {
  const path = call.method === 'GET' ? '/' : '/api/list';
  expect(await send(path, call)).toMatchObject({ status: 403 });
});

it.each([
  ['POST', '/api/nothing', '{}', 404],
  ['POST', '/api/constructor', '{}', 404],
  ['POST', '/api/open', '{', 400],
  ['POST', '/api/open', '{"file":1}', 400],
  ['POST', '/api/open', '{"file":"../package.json"}', 404],
  ['GET', '/../package.json', '', 404],
  ['DELETE', '/', '', 404],
])('refuses %s %s %s', async (method, path, body, status) => {
  expect(await send(path, { method, body })).toMatchObject({ status });
});

it('drops control characters from pasted text', async () => {
  const body = JSON.stringify({ file: '\u0002hours\u202E.yaml' });
  expect(await send('/api/open', { body })).toMatchObject({ status: 200 });
});

it('refuses a body longer than any article', async () => {
  const body = JSON.stringify({ file: 'x'.repeat(3_000_000) });
  expect(await send('/api/open', { body })).toMatchObject({ status: 413 });
});
