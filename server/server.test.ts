import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exchange,
  expectedHeaders,
  getRaw,
  makeTestBuild,
  missingHeaders,
  startTestServer,
  statusOf,
  type TestServer,
} from '#server/test-server.ts';

let build: Awaited<ReturnType<typeof makeTestBuild>>;
let server: TestServer;
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  build = await makeTestBuild();
  server = await startTestServer({
    buildFolder: build.folder,
    register(app) {
      app.get('/fails', async () => {
        throw new Error('the password is swordfish');
      });
    },
    async render(request) {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'POST' ? await request.text() : '';
      if (pathname === '/throws') throw new Error('the password is swordfish');
      const known = pathname === '/blog' || pathname === '/blog.data' || pathname === '/form';
      const text = `${request.method} ${request.headers.get('host')} ${pathname}${search} ${body}`;
      return new Response(
        `<!doctype html><script type="module" async="">one()</script><p>${text}</p>${'<p>More.</p>'.repeat(200)}`,
        { status: known ? 200 : 404, headers: { 'content-type': 'text/html; charset=utf-8' } },
      );
    },
  });
  get = (path, headers = {}, method = 'GET') =>
    fetch(server.origin + path, { method, headers, redirect: 'manual' });
});

afterAll(async () => {
  await server.close();
  await build.remove();
});

describe('files', () => {
  it('sends the coding that the client prefers, each with an ETag of its own', async () => {
    const etags = new Set<string | null>();
    for (const [accept, coding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
      ['*', 'br'],
      ['identity', null],
      ['br;q=0, gzip;q=0, *;q=0', null],
    ] as const) {
      const response = await get('/about', { 'accept-encoding': accept });
      expect(response.headers.get('content-encoding'), accept).toBe(coding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('About us.');
      etags.add(response.headers.get('etag'));
    }
    expect(etags.size).toBe(3);
  });

  it('does not compress what would not get smaller', async () => {
    const response = await get('/assets/tiny-4d5e6f.css', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });

  it('lets hashed assets be kept for ever and pages be asked for again', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/about')).toBe('no-cache');
    expect(await caching('/blog.data')).toBe('no-cache');
  });

  it('answers 304 to a validator that still holds', async () => {
    const etag = (await get('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/about', {
        'accept-encoding': 'br',
        'if-none-match': validator,
      });
      expect(response.status, validator).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
    }
    const gone = await get('/about', { 'accept-encoding': 'br', 'if-none-match': '"other"' });
    expect(gone.status).toBe(200);
    const otherCoding = await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherCoding.status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const asked = await get('/about', { 'accept-encoding': 'br' });
    const head = await get('/about', { 'accept-encoding': 'br' }, 'HEAD');
    for (const name of ['content-length', 'content-type', 'etag', 'content-encoding']) {
      expect(head.headers.get(name), name).toBe(asked.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  it('sends one range of the plain bytes', async () => {
    const whole = await (await get('/about', { 'accept-encoding': 'identity' })).text();
    const range = async (value: string) => {
      const response = await get('/about', { range: value, 'accept-encoding': 'br' });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    const { length } = whole;
    expect(await range('bytes=0-9')).toEqual([206, `bytes 0-9/${length}`, whole.slice(0, 10)]);
    expect(await range('bytes=-5')).toEqual([
      206,
      `bytes ${length - 5}-${length - 1}/${length}`,
      whole.slice(-5),
    ]);
    expect(await range(`bytes=10-${length * 2}`)).toEqual([
      206,
      `bytes 10-${length - 1}/${length}`,
      whole.slice(10),
    ]);
    expect(await range(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, '']);
    for (const ignored of ['bytes=0-1, 3-4', 'bytes=5-2', 'lines=1-2', 'bytes=-']) {
      expect((await range(ignored))[0], ignored).toBe(200);
    }
  });

  it('sends a range only while If-Range still holds', async () => {
    const first = await get('/about', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    const ask = (condition: string) => get('/about', { range: 'bytes=0-1', 'if-range': condition });
    expect((await ask(etag)).status).toBe(206);
    expect((await ask(`W/${etag}`)).status).toBe(200);
    expect((await ask('"other"')).status).toBe(200);
  });

  it('has one address for each page', async () => {
    for (const [from, to] of [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/about.html', null],
      ['/index.html', '/'],
      ['/about/?from=mail', '/about?from=mail'],
    ] as const) {
      const response = await get(from);
      expect(response.status, from).toBe(to === null ? 404 : 308);
      expect(response.headers.get('location')).toBe(to);
    }
    expect((await get('/%61bout?utm_source=x')).headers.get('etag')).toBe(
      (await get('/about')).headers.get('etag'),
    );
  });

  it('gives pages a policy of their own and the speculation rules', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policy('/')).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(await policy('/')).not.toContain('frame-src');
    expect(await policy('/contact')).toContain('frame-src https://www.openstreetmap.org;');
    expect(await policy('/about')).not.toMatch(/unsafe|upgrade-insecure/);
    expect((await get('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect((await get('/speculation-rules.json')).headers.get('content-type')).toBe(
      'application/speculationrules+json',
    );
    expect((await get('/robots.txt')).headers.get('speculation-rules')).toBeNull();
  });
});

describe('React Router', () => {
  it('gets the requests that read a query, and no others of a known page', async () => {
    expect(await (await get('/blog?q=acne')).text()).toContain('/blog?q=acne');
    expect(await (await get('/blog.data?_routes=x')).text()).toContain('/blog.data?_routes=x');
    expect(await (await get('/about?_routes=x')).text()).toContain('/about?_routes=x');
    expect(await (await get('/blog')).text()).toContain('All articles');
    expect(await (await get('/about?utm_source=x')).text()).toContain('About us.');
  });

  it('keeps the status of its 404 and gives the page the headers of a page', async () => {
    const response = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self';/,
    );
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('/nowhere');
    expect(server.logs.some((line) => /"path":"\/nowhere".*"not found"/.test(line))).toBe(true);
  });

  it('answers HEAD like GET', async () => {
    const asked = await get('/blog?q=x', { 'accept-encoding': 'identity' });
    const head = await get('/blog?q=x', { 'accept-encoding': 'identity' }, 'HEAD');
    expect(head.headers.get('content-length')).toBe(asked.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('compresses with gzip as well', async () => {
    const answer = await getRaw(server.port, '/blog?q=x', 'Accept-Encoding: gzip\r\n');
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(gunzipSync(body).toString()).toContain('/blog?q=x');
  });

  it('receives the body of a form', async () => {
    const response = await fetch(`${server.origin}/form`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada' }),
    });
    expect(await response.text()).toContain('name=Ada');
  });

  it('receives a form without a length as an empty one', async () => {
    const answer = await exchange(
      server.port,
      'POST /form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\n',
    );
    expect(statusOf(answer)).toBe(200);
  });

  it('is told the host that was asked for, whatever an unknown proxy claims', async () => {
    const answer = await getRaw(server.port, '/blog?q=x', 'X-Forwarded-Host: evil.example\r\n');
    expect(answer).toContain('GET localhost /blog?q=x');
  });
});

describe('refusals', () => {
  it('answers health and readiness', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/ready')).json()).toEqual({ status: 'ok' });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s and says what is allowed',
    async (method) => {
      const answer = await exchange(
        server.port,
        `${method} /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(statusOf(answer)).toBe(405);
      expect(answer.toLowerCase()).toContain('\r\nallow: get, head, post\r\n');
      expect(missingHeaders(answer)).toEqual([]);
    },
  );

  it('refuses a form for a file', async () => {
    const response = await get('/robots.txt', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(['/fails', '/throws'])('keeps the reason of a failure to the log: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('swordfish');
    for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
    expect(server.logs.some((line) => line.includes('swordfish'))).toBe(true);
  });

  it('writes no personal data into the log', async () => {
    await get('/private?email=lovelace@example.com', { 'user-agent': 'Lovelace/1.0' });
    await exchange(server.port, 'GET /broken HTTP/9.9\r\nX-Email: lovelace@example.com\r\n\r\n');
    const text = server.logs.join('');
    expect(text).toContain('"path":"/private"');
    expect(text).not.toMatch(/lovelace|127\.0\.0\.1"|remoteAddress|user-agent/i);
    expect(text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
  });
});
