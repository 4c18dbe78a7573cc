import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fetchRaw, getStatus, setUpTestSite } from '#server/http/testing/test-server.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startTestService } from '#server/inquiry/testing/running-service.ts';

const { get, port, start } = setUpTestSite({
  async render(request) {
    const { host, pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : '';
    const { method, headers } = request;
    const text = `${method} ${host} ${pathname}${search} ${body} from ${headers.get('origin')}`;
    return new Response(
      `<!doctype html><head></head><script>evil()</script><p>${text}</p>${'<p>More.</p>'.repeat(200)}`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
  },
});

it('renders a built page only if it reads the query', async () => {
  expect(await (await get('/blog?q=acne')).text()).toContain('/blog?q=acne');
  expect((await get('/blog.data?q=acne')).status).toBe(404);
  expect(await (await get('/blog')).text()).toContain('All articles');
  expect(await (await get('/about?utm_source=x')).text()).toContain('About us.');
});

it('compresses the page, sets Cache-Control and responds to HEAD', async () => {
  const page = await get('/blog?q=x', { 'accept-encoding': 'br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('/blog?q=x');
  const head = await get('/blog?q=x', { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
});

it('allows only its own script in the policy', async () => {
  const response = await get('/blog?q=x');
  const policy = response.headers.get('content-security-policy') ?? '';
  const script =
    /<script data-page=[^>]*>(.*?)<\/script><\/head>/.exec(await response.text())?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self';`);
});

it('passes the body of a form to React Router, without its origin', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/form`, {
    method: 'POST',
    headers: { origin: 'https://pharmacy.example' },
    body: new URLSearchParams({ name: 'Ada' }),
  });
  expect(await response.text()).toContain('name=Ada from null');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['https://partner.example', 'stored'],
  ['https://evil.example', 'refused'],
])('checks the origin of an inquiry from a form on %s: %s', async (origin, kind) => {
  const { service, list } = await startTestService({ allowedOrigins: ['https://partner.example'] });
  const server = await start({
    startInquiries: async () => service,
    render: async (_request, { inquiries }) =>
      Response.json(await inquiries?.submit({ body: sampleBody, idempotencyKey: null })),
  });
  const response = await fetchRaw(server.port, '/form', `Origin: ${origin}\r\n`, 'POST');
  expect(response).toContain(`"kind":"${kind}"`);
  expect(await list()).toHaveLength(kind === 'stored' ? 1 : 0);
});

it('treats a form without a length as empty', async () => {
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const response = await fetchRaw(port(), '/form', type, 'POST');
  expect(getStatus(response)).toBe(200);
});

it('renders a few pages at once and responds with 503 to the rest', async () => {
  const pendingRenders: (() => void)[] = [];
  const server = await start({
    limits: { renders: 1, waitingRenders: 1 },
    register(app) {
      app.post('/function', async () => 'stored');
    },
    render: async ({ method }) => {
      if (method === 'GET') await new Promise<void>((resolve) => pendingRenders.push(resolve));
      return new Response('rendered');
    },
  });
  const firstResponse = fetchRaw(server.port, '/blog?q=1');
  await expect.poll(() => pendingRenders.length).toBe(1);
  const replies = [2, 3, 4].map((query) => fetchRaw(server.port, `/blog?q=${query}`));
  const rejections: string[] = [];
  for (const reply of replies) void reply.then((text) => rejections.push(text.toLowerCase()));
  await expect.poll(() => rejections.length, { timeout: 10_000 }).toBe(2);
  for (const text of rejections) expect(text).toMatch(/ 503 [\s\S]*\r\nretry-after: \d+\r\n/);
  for (const path of ['/form', '/function']) {
    const response = await fetch(server.origin + path, { method: 'POST' });
    expect(response.status, path).toBe(200);
  }
  pendingRenders.shift()?.();
  expect(getStatus(await firstResponse)).toBe(200);
  await expect.poll(() => pendingRenders.length).toBe(1);
  pendingRenders.shift()?.();
  const statuses = (await Promise.all(replies)).map(getStatus);
  expect(statuses.toSorted()).toEqual([200, 503, 503]);
});
