import { FunctionsClient } from '@supabase/functions-js';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { functionPath, inquiryRoutes } from '#server/inquiry/routes.ts';
import type { InquiryServiceOptions } from '#server/inquiry/service.ts';
import { noLimits, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';

async function start({
  service: serviceOptions = {},
  fastify = {},
  metricsToken,
}: {
  service?: Partial<InquiryServiceOptions>;
  fastify?: FastifyServerOptions;
  metricsToken?: string;
} = {}) {
  const running = await startTestService(serviceOptions);
  const server = Fastify(fastify);
  await server.register(inquiryRoutes(running.service, metricsToken));
  onTestFinished(() => server.close());
  const listen = () => server.listen({ host: '127.0.0.1', port: 0 });
  return { ...running, server, listen };
}

const post = (headers: Record<string, string> = {}, body: unknown = sampleBody) =>
  ({
    method: 'POST',
    url: functionPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }) as const;

describe('the function behind Fastify', () => {
  it('answers requests that Fastify would refuse', async () => {
    const { server } = await start();
    const refused = async (headers: Record<string, string>, body: unknown) => {
      const response = await server.inject(post(headers, body));
      return [response.statusCode, Object.keys(response.json())];
    };
    expect(await refused({}, '{')).toEqual([400, ['error']]);
    expect(await refused({}, 'x'.repeat(70_000))).toEqual([413, ['error']]);
    expect(await refused({ 'content-type': 'nonsense/;;' }, sampleBody)).toEqual([415, ['error']]);
    expect(await refused({ origin: 'https://evil.example' }, sampleBody)).toEqual([403, ['error']]);
    const get = await server.inject({ method: 'GET', url: functionPath });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  it('answers 413 to a body that is far too large, without a reset', async () => {
    const { listen } = await start();
    const response = await fetch(`${await listen()}${functionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(600_000),
    });
    expect(response.status).toBe(413);
  });

  it('answers in JSON when the server is overloaded or fails', async () => {
    const { server } = await start();
    let statusCode = 503;
    server.addHook('onRequest', async () => {
      throw Object.assign(new Error('pressed'), { statusCode });
    });
    const busy = await server.inject(post());
    statusCode = 500;
    const broken = await server.inject(post());
    expect([busy.statusCode, broken.statusCode]).toEqual([503, 500]);
    expect(broken.json()).toEqual({ error: expect.stringContaining('could not be saved') });
  });
});

describe('clients', () => {
  const oneEach = { limits: { ...noLimits, client: { burst: 1, perMinute: 0.001 } } };
  const statuses = async (server: Awaited<ReturnType<typeof start>>['server'], from: string[]) => {
    const codes: number[] = [];
    for (const address of from) {
      const response = await server.inject(post({ 'x-forwarded-for': address }));
      codes.push(response.statusCode);
    }
    return codes;
  };

  it('tracks forwarded addresses separately behind the configured proxy', async () => {
    const { server } = await start({ service: oneEach, fastify: { trustProxy: '127.0.0.1' } });
    expect(await statuses(server, ['203.0.113.1', '203.0.113.2', '203.0.113.1'])).toEqual([
      200, 200, 429,
    ]);
  });

  it('ignores forwarded addresses from other proxies', async () => {
    const { server } = await start({ service: oneEach, fastify: { trustProxy: '10.0.0.1' } });
    expect(await statuses(server, ['203.0.113.1', '203.0.113.2'])).toEqual([200, 429]);
  });
});

describe('metrics', () => {
  const get = (headers: Record<string, string> = {}) =>
    ({ method: 'GET', url: '/metrics', headers }) as const;

  it('are available on this machine', async () => {
    const { server } = await start();
    await server.inject(post());
    await server.inject(post({}, {}));
    await vi.waitFor(async () => {
      const { body } = await server.inject(get());
      expect(body).toContain('inquiries{state="written"} 1');
      expect(body).toContain('inquiry_delivery_attempts_total{outcome="written"} 1');
    });
    const { body, headers } = await server.inject(get());
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain('inquiry_store_up 1');
    expect(body).toMatch(/^inquiry_oldest_undelivered_seconds \d/m);
    expect(body).toContain('inquiry_request_duration_seconds_count{status="200"} 1');
    expect(body).toContain('inquiry_request_duration_seconds_bucket{status="422",le="+Inf"} 1');
    for (const line of body.trim().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/);
    }
  });

  it('are refused to other machines, even through a local proxy', async () => {
    const { server } = await start();
    const through = await server.inject(get({ 'x-forwarded-for': '127.0.0.1' }));
    const silent = await server.inject(get({ 'x-forwarded-for': '' }));
    const remote = await server.inject({ ...get(), remoteAddress: '203.0.113.7' });
    expect([through.statusCode, silent.statusCode, remote.statusCode]).toEqual([403, 403, 403]);
  });

  it('are available to other machines with the token', async () => {
    const { server } = await start({ metricsToken: 's3cret' });
    const from = async (authorization: string) =>
      (await server.inject({ ...get({ authorization }), remoteAddress: '203.0.113.7' })).statusCode;
    expect(await from('Bearer s3cret')).toBe(200);
    expect(await from('Bearer s3creT')).toBe(403);
    expect(await from('Bearer undefined')).toBe(403);
  });
});

it('works with the Supabase client', async () => {
  const { listen, list } = await start();
  const client = new FunctionsClient(`${await listen()}/functions/v1`, {
    headers: { apikey: 'anon', Authorization: 'Bearer anon' },
  });
  const headers = { 'Idempotency-Key': 'k' };
  const { data, error } = await client.invoke('send-contact-email', { body: sampleBody, headers });
  expect(error).toBeNull();
  expect(data).toEqual({ success: true, id: (await list())[0]?.id });
  const wrong = await client.invoke('send-contact-email', { body: {} });
  expect(wrong.error.context.status).toBe(422);
});
