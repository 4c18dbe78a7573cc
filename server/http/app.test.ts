import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getPolicyOptions } from '#server/http/app.ts';
import {
  expectedHeaders,
  fetchRaw,
  findMissingHeaders,
  getStatus,
  sendBytes,
  setUpTestSite,
  testSettings,
} from '#server/http/testing/test-server.ts';
import type { Readiness } from '#server/inquiry/service.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';

const { buildFolder, get, logs, port, start } = setUpTestSite({
  register(app) {
    app.get('/fails', async (request) => {
      request.log.info({ req: request }, 'a library logs the request');
      throw new Error('The password is swordfish.');
    });
  },
  async render({ url }) {
    if (url.endsWith('?throws')) throw new Error('The password is swordfish.');
    return new Response('rendered');
  },
});

it('responds to /health with the time of the build', async () => {
  writeFileSync(join(buildFolder(), 'built-at'), '2026-11-17T20:00:00.000Z');
  const { origin } = await start({});
  const response = await fetch(`${origin}/health`);
  expect(await response.json()).toEqual({ status: 'ok', builtAt: '2026-11-17T20:00:00.000Z' });
});

it.each([
  ['PUT', '/about', 'GET, HEAD'],
  ['OPTIONS', '/about', 'GET, HEAD'],
  ['PROPFIND', '/form', 'GET, HEAD, POST'],
  ['DELETE', '/health', 'GET, HEAD'],
  ['PUT', '/robots.txt', 'GET, HEAD'],
])('rejects %s %s and allows %s', async (method, path, allow) => {
  const response = await fetchRaw(port(), path, '', method);
  expect(getStatus(response)).toBe(405);
  expect(response.toLowerCase()).toContain(`\r\nallow: ${allow.toLowerCase()}\r\n`);
  expect(findMissingHeaders(response)).toEqual([]);
});

it('gives each response its own request ID and ignores the one from the client', async () => {
  const getRequestId = async (path: string) =>
    (await get(path, { 'x-request-id': 'mine' })).headers.get('x-request-id');
  const ids = await Promise.all(['/health', '/health', '/fails'].map(getRequestId));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(3);
});

it('allows a hosted function in the policy for built and rendered pages', async () => {
  const settings = {
    ...testSettings,
    viteFunctionsUrl: 'https://project.supabase.example/functions/v1',
  };
  const server = await start({
    settings,
    files: loadSiteFiles(buildFolder(), getPolicyOptions(settings)),
  });
  for (const path of ['/about', '/nowhere', '/blog?q=x']) {
    const policy = (await fetch(server.origin + path)).headers.get('content-security-policy');
    expect(policy, path).toContain("connect-src 'self' https://project.supabase.example;");
  }
});

it('sends Strict-Transport-Security with every response', async () => {
  for (const path of ['/about', '/About', '/nowhere', '/blog?q=x', '/health']) {
    const { headers } = await get(path);
    expect(headers.get('strict-transport-security'), path).toBe('max-age=1234');
  }
});

it.each(['/fails', '/blog?throws'])(
  'writes the reason for a failure only to the log: %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('swordfish');
    for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
    expect(logs().some((line) => line.includes('swordfish'))).toBe(true);
  },
);

it('reports warnings, or the reason for a failure, on /ready', async () => {
  let readiness: Readiness = { ok: true, warnings: ['no mail is sent'] };
  const { service } = await startTestService();
  const { origin } = await start({
    startInquiries: async () => ({ ...service, checkReadiness: async () => readiness }),
  });
  const getReadiness = async () => {
    const response = await fetch(`${origin}/ready`);
    return [response.status, await response.json()];
  };
  expect(await getReadiness()).toEqual([200, { status: 'ok', warnings: ['no mail is sent'] }]);
  readiness = { ok: true, warnings: [] };
  expect(await getReadiness()).toEqual([200, { status: 'ok' }]);
  readiness = { ok: false, reason: 'disk full' };
  expect(await getReadiness()).toEqual([503, { status: 'unavailable', reason: 'disk full' }]);
});

it('writes no personal data to the log', async () => {
  await get('/private?email=lovelace@example.com', { 'user-agent': 'Lovelace/1.0' });
  await get('/blog?q=lovelace@example.com');
  await get('/fails?email=lovelace@example.com');
  await sendBytes(port(), 'GET /broken HTTP/9.9\r\nX-Email: lovelace@example.com\r\n\r\n');
  const text = logs().join('');
  expect(text).toContain('"path":"/private"');
  expect(text).toContain('"path":"/blog"');
  expect(text).not.toMatch(/lovelace|127\.0\.0\.1"|remoteAddress|user-agent/i);
  expect(text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
});
