import { beforeEach, expect, it } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import {
  client,
  makeRequest,
  type RunningService,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';

let fixture: RunningService;
beforeEach(async () => {
  fixture = await startTestService({ allowedOrigins: ['https://partner.example'] });
});

const send = (...request: Parameters<typeof makeRequest>) =>
  fixture.service.receive(makeRequest(...request), client);
const getStates = async () => (await fixture.list()).map(({ state }) => state);

it('responds with 200 and an ID after the inquiry is stored', async () => {
  const response = await send();
  expect(response.status).toBe(200);
  const result = await response.json();
  expect(result).toEqual({
    success: true,
    id: expect.any(String),
    reference: formatReference(result.id),
  });
  expect(await fixture.list()).toMatchObject([{ id: result.id, ...sampleValues }]);
});

it.each([
  ['malformed JSON', '{"name":', {}, 400],
  ['invalid UTF-8', new Blob([new Uint8Array([0x22, 0xff, 0x22])]), {}, 400],
  ['no content type', sampleBody, { 'content-type': undefined }, 415],
  ['a form', sampleBody, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['another charset', sampleBody, { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['a body that is too large', { ...sampleBody, more: 'x'.repeat(70_000) }, {}, 413],
  ['an opaque origin', sampleBody, { origin: 'null' }, 403],
  ['missing entries', {}, {}, 422],
  ['a body that is not an object', 'null', {}, 422],
])('rejects %s', async (_name, body, headers, status) => {
  const response = await send(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  const { error } = await response.json();
  expect(error).toMatch(/^[A-Z].*\.$/);
  expect(await fixture.list()).toEqual([]);
});

it('accepts a content type with a charset', async () => {
  const headers = { 'content-type': 'Application/JSON;charset="UTF-8"' };
  expect((await send(sampleBody, headers)).status).toBe(200);
});

it.each([
  ['the site itself', 'https://pharmacy.example'],
  ['the site behind a proxy that terminates TLS', 'http://pharmacy.example'],
  ['a listed origin', 'https://partner.example'],
  ['a program without an origin', undefined],
])('accepts requests from %s', async (_name, origin) => {
  const response = await send(sampleBody, { origin });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin ?? null);
  expect(response.headers.get('vary')).toBe('Origin');
});

it.each([
  'https://pharmacy.example.evil.example',
  'https://pharmacy.example:8443',
  'http://partner.example',
  'ftp://pharmacy.example',
  '*',
])('rejects requests from %s without CORS headers', async (origin) => {
  const response = await send(sampleBody, { origin });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

it('responds to a preflight from the Supabase clients', async () => {
  const origin = 'https://partner.example';
  const { status, headers } = await send(undefined, { origin }, 'OPTIONS');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(headers.get('access-control-allow-headers')).toBe(
    'authorization, apikey, content-type, idempotency-key, x-client-info',
  );
});

it('stores a submission with the key of another one but different content', async () => {
  const key = { 'idempotency-key': 'k1' };
  await send(sampleBody, key);
  await send({ ...sampleBody, message: 'Something else that we want.' }, key);
  expect(await fixture.list()).toHaveLength(2);
});

it.each([
  ['a filled honeypot', { website: 'https://spam.example' }],
  ['a link in the name', { name: 'Visit https://spam.example' }],
  ['many links', { message: 'http://a.example '.repeat(4) }],
])('holds an inquiry with %s but sends the usual response', async (_name, changes) => {
  const response = await send({ ...sampleBody, ...changes });
  expect(response.status).toBe(200);
  expect(await getStates()).toEqual(['quarantined']);
  expect(fixture.log.warnings()).toContainEqual(expect.stringContaining('quarantine'));
});

it('does not hold an ordinary message with a few links', async () => {
  const message = 'Our site is https://westside.example and we ask about www.example.com.';
  await send({ ...sampleBody, message, website: '' });
  expect(await getStates()).toEqual([expect.stringMatching(/queued|written/)]);
});
