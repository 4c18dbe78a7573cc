import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  exchange,
  getRaw,
  statusOf,
  stubInquiries,
  testSettings,
  testSite,
} from '#server/http/testing/test-server.ts';

const { get, port, start } = testSite({
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

describe('rendered pages', () => {
  it('renders a known page only if it reads the query', async () => {
    expect(await (await get('/blog?q=acne')).text()).toContain('/blog?q=acne');
    expect((await get('/blog.data?q=acne')).status).toBe(404);
    expect(await (await get('/blog')).text()).toContain('All articles');
    expect(await (await get('/about?utm_source=x')).text()).toContain('About us.');
  });

  it('compresses the page and sets its cache header', async () => {
    const response = await get('/blog?q=x', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('/blog?q=x');
  });

  it('allows only its own script in the policy', async () => {
    const response = await get('/blog?q=x');
    const policy = response.headers.get('content-security-policy') ?? '';
    const wait =
      /<script data-page=[^>]*>(.*?)<\/script><\/head>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(wait).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self';`);
  });

  it('answers HEAD like GET', async () => {
    const full = await get('/blog?q=x', { 'accept-encoding': 'identity' });
    const head = await get('/blog?q=x', { 'accept-encoding': 'identity' }, 'HEAD');
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('passes on the body of a form', async () => {
    const response = await fetch(`http://127.0.0.1:${port()}/form`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada' }),
    });
    expect(await response.text()).toContain('name=Ada');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('hides the origin of a form from React Router', async () => {
    const response = await get('/form', { origin: 'https://pharmacy.example' }, 'POST');
    expect(await response.text()).toContain('from null');
  });

  it('treats a form without a length as empty', async () => {
    const answer = await exchange(
      port(),
      'POST /form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\n',
    );
    expect(statusOf(answer)).toBe(200);
  });

  it('ignores X-Forwarded-Host of a trusted proxy', async () => {
    const hosts: string[] = [];
    const proxied = await start({
      settings: { ...testSettings, trustProxy: ['loopback'] },
      startInquiries: stubInquiries({
        receiverFor: ({ host }) => {
          hosts.push(host);
          return { submit: async () => ({ kind: 'stored', id: '1' }) };
        },
      }),
    });
    await getRaw(proxied.port, '/blog?q=x', 'X-Forwarded-Host: evil.example\r\n');
    expect(hosts).toEqual(['localhost']);
  });

  it('renders a few pages at once and answers 503 to the rest', async () => {
    const pending: (() => void)[] = [];
    const busy = await start({
      limits: { renders: 1, waitingRenders: 1 },
      register(app) {
        app.post('/function', async () => 'stored');
      },
      render: async ({ method }) => {
        if (method === 'GET') await new Promise<void>((resolve) => pending.push(resolve));
        return new Response('rendered');
      },
    });
    try {
      const first = getRaw(busy.port, '/blog?q=1');
      await expect.poll(() => pending.length).toBe(1);
      const others = ['/blog?q=2', '/blog?q=3', '/blog?q=4'].map((path) => getRaw(busy.port, path));
      // Two of the three are refused, and one waits.
      const refused: string[] = [];
      for (const other of others) void other.then((answer) => refused.push(answer.toLowerCase()));
      await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(2);
      for (const answer of refused) expect(answer).toMatch(/ 503 [\s\S]*\r\nretry-after: \d+\r\n/);
      for (const path of ['/form', '/function']) {
        const sent = await fetch(busy.origin + path, { method: 'POST' });
        expect(sent.status, path).toBe(200);
      }
      expect(statusOf(await getRaw(busy.port, '/nowhere'))).toBe(404);
      expect(statusOf(await getRaw(busy.port, '/health'))).toBe(200);
      pending.shift()?.();
      expect(statusOf(await first)).toBe(200);
      await expect.poll(() => pending.length).toBe(1);
      pending.shift()?.();
      const statuses = (await Promise.all(others)).map(statusOf);
      expect(statuses.toSorted()).toEqual([200, 503, 503]);
    } finally {
      for (const release of pending) release();
      await busy.close();
    }
  });
});
