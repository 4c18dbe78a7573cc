import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clientErrorsPlugin } from '#server/http/client-errors.ts';
import { clientErrorsPath } from '#server/http/security-headers.ts';

const script = 'tabs-1a.js:3:45';
const scriptError = { kind: 'error', name: 'TypeError', script, page: '/faq?q=me' };
const policyReport = {
  'csp-report': {
    'document-uri': 'https://site.example/contact?name=me',
    'violated-directive': "img-src 'self'",
    'blocked-uri': 'https://tracker.example/pixel?user=me',
    'script-sample': 'typed text',
  },
};

async function start() {
  const logs: string[] = [];
  const count = vi.fn();
  const app = Fastify({ logger: { stream: { write: (line: string) => logs.push(line) } } });
  onTestFinished(() => app.close());
  await app.register(clientErrorsPlugin, { count });
  const send = async (payload: object | string, headers: Record<string, string> = {}) => {
    const allHeaders = { 'content-type': 'application/json', host: 'site.example', ...headers };
    const request = { method: 'POST', url: clientErrorsPath, payload } as const;
    return (await app.inject({ ...request, headers: allHeaders })).statusCode;
  };
  const readLog = () => logs.filter((line) => line.includes('error in a browser'));
  return { send, count, readLog };
}

it('counts and logs errors without queries, messages or unknown fields', async () => {
  const { send, count, readLog } = await start();
  expect(await send({ ...scriptError, message: 'typed text' })).toBe(204);
  const type = { 'content-type': 'application/csp-report', origin: 'https://site.example' };
  expect(await send(JSON.stringify(policyReport), type)).toBe(204);
  expect(count.mock.calls).toEqual([['error'], ['csp']]);
  expect(readLog().map((line) => JSON.parse(line))).toMatchObject([
    { ...scriptError, page: '/faq' },
    { kind: 'csp', directive: 'img-src', blocked: 'https://tracker.example', page: '/contact' },
  ]);
  expect(readLog().join()).not.toMatch(/typed text|=me/);
});

it.each([
  [400, { ...scriptError, script: 'https://site.example/me.js' }, {}],
  [400, { ...scriptError, name: 'Jane Doe' }, {}],
  [403, scriptError, { origin: 'https://evil.example' }],
  [413, { ...scriptError, message: 'x'.repeat(9000) }, {}],
  [415, 'text', { 'content-type': 'text/plain' }],
])('responds with %i to %j', async (status, body, headers) => {
  const { send, count } = await start();
  expect(await send(body, headers)).toBe(status);
  expect(count).not.toHaveBeenCalled();
});

it('limits reports from one client', async () => {
  const { send, count, readLog } = await start();
  for (let index = 0; index < 10; index += 1) await send(scriptError);
  expect(await send(scriptError)).toBe(429);
  expect(count).toHaveBeenCalledTimes(10);
  expect(readLog().length).toBeLessThanOrEqual(10);
});
