import { FunctionsClient } from '@supabase/functions-js';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createRoutes, functionPath } from '#server/inquiry/routes.ts';
import type { InquiryServiceOptions } from '#server/inquiry/service.ts';
import { noLimits, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';

async function start(
  options: Partial<InquiryServiceOptions> = {},
  { metricsToken, ...fastifyOptions }: FastifyServerOptions & { metricsToken?: string } = {},
) {
  const fixture = await startTestService(options);
  const server = Fastify(fastifyOptions);
  await server.register(createRoutes(fixture.service, metricsToken));
  onTestFinished(() => server.close());
  const listen = () => server.listen({ host: '127.0.0.1', port: 0 });
  return { ...fixture, server, listen };
}

const makePost = (headers: Record<string, string> = {}, body: unknown = sampleBody) =>
  ({
    method: 'POST',
    url: functionPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }) as const;

it('responds to requests that Fastify would reject', async () => {
  const { server } = await start();
  const send = async (headers: Record<string, string>, body: unknown) => {
    const response = await server.inject(makePost(headers, body));
    return [response.statusCode, Object.keys(response.json())];
  };
  expect(await send({}, 'x'.repeat(70_000))).toEqual([413, ['error']]);
  expect(await send({ 'content-type': 'nonsense/;;' }, sampleBody)).toEqual([415, ['error']]);
  const { statusCode, headers } = await server.inject({ method: 'GET', url: functionPath });
  expect([statusCode, headers.allow]).toEqual([405, 'POST, OPTIONS']);
});

it('responds in JSON if the server is overloaded or fails', async () => {
  const { server } = await start();
  let statusCode = 503;
  server.addHook('onRequest', async () => {
    throw Object.assign(new Error('under pressure'), { statusCode });
  });
  const busyResponse = await server.inject(makePost());
  statusCode = 500;
  const failedResponse = await server.inject(makePost());
  expect([busyResponse.statusCode, failedResponse.statusCode]).toEqual([503, 500]);
  expect(failedResponse.json()).toEqual({ error: expect.stringContaining('could not be saved') });
});

it('uses the forwarded address but not the forwarded host', async () => {
  const limits = { ...noLimits, client: { burst: 1, perMinute: 0.001 } };
  const { server } = await start({ limits }, { trustProxy: '127.0.0.1' });
  const send = async (headers: Record<string, string>) =>
    (await server.inject(makePost(headers))).statusCode;
  expect(await send({ 'x-forwarded-for': '203.0.113.1' })).toBe(200);
  expect(await send({ 'x-forwarded-for': '203.0.113.2' })).toBe(200);
  expect(await send({ 'x-forwarded-for': '203.0.113.1' })).toBe(429);
  const origin = 'https://evil.example';
  expect(await send({ 'x-forwarded-host': 'evil.example', origin })).toBe(403);
});

const makeGet = (headers: Record<string, string> = {}) =>
  ({ method: 'GET', url: '/metrics', headers }) as const;

it('serves /metrics on this machine', async () => {
  const { server } = await start();
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await server.inject(makeGet({ host }))).statusCode).toBe(200);
  await server.inject(makePost());
  const { body, headers } = await server.inject(makeGet());
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('inquiry_store_up 1');
  expect(body).toMatch(/^inquiries\{state="(?:queued|written)"\} 1$/m);
  expect(body).toMatch(/^inquiry_oldest_undelivered_seconds \d/m);
  expect(body).toContain('inquiry_request_duration_seconds_count{status="200"} 1');
  for (const line of body.trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/);
  }
});

it('refuses /metrics to other machines, even through a local proxy', async () => {
  const { server } = await start();
  const requests = [
    makeGet({ 'x-forwarded-for': '127.0.0.1' }),
    makeGet({ 'x-forwarded-for': '' }),
    makeGet({ via: '1.1 proxy' }),
    makeGet({ host: 'pharmacy.example' }),
    makeGet({ host: '127.0.0.1.pharmacy.example' }),
  ];
  const remoteRequest = { ...makeGet(), remoteAddress: '203.0.113.7' };
  for (const request of [...requests, remoteRequest]) {
    expect((await server.inject(request)).statusCode).toBe(403);
  }
});

it('serves /metrics to other machines with the token', async () => {
  const { server } = await start({}, { metricsToken: 's3cret' });
  const requestWith = async (authorization: string) =>
    (await server.inject({ ...makeGet({ authorization }), remoteAddress: '203.0.113.7' }))
      .statusCode;
  expect(await requestWith('Bearer s3cret')).toBe(200);
  expect(await requestWith('Bearer s3creT')).toBe(403);
  expect(await requestWith('Bearer undefined')).toBe(403);
});

it('works with the Supabase client', async () => {
  const { listen, list } = await start();
  const client = new FunctionsClient(`${await listen()}/functions/v1`, {
    headers: { apikey: 'anon', Authorization: 'Bearer anon' },
  });
  const headers = { 'Idempotency-Key': 'k' };
  const { data, error } = await client.invoke('send-contact-email', { body: sampleBody, headers });
  expect(error).toBeNull();
  expect(data).toMatchObject({ success: true, id: (await list())[0]?.id });
  const invalidResult = await client.invoke('send-contact-email', { body: {} });
  expect(invalidResult.error.context.status).toBe(422);
});
