import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, policySurroundings } from '#server/http/app.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import {
  exchange,
  expectedHeaders,
  getRaw,
  makeTestBuild,
  missingHeaders,
  startTestServer,
  statusOf,
  type TestServer,
} from '#server/http/testing/test-server.ts';

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
      const { host, pathname, search } = new URL(request.url);
      const body = request.method === 'POST' ? await request.text() : '';
      if (search === '?throws') throw new Error('the password is swordfish');
      const { method, headers } = request;
      const text = `${method} ${host} ${pathname}${search} ${body} from ${headers.get('origin')}`;
      return new Response(
        `<!doctype html><head></head><script>evil()</script><p>${text}</p>${'<p>More.</p>'.repeat(200)}`,
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
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
      ['/About', '/about'],
      ['/ABOUT/', '/about'],
      ['/about//', '/about'],
      ['//about', '/about'],
      ['/Blog/?q=Acne', '/blog?q=Acne'],
      ['/Nowhere', null],
      ['//evil.example', null],
      ['//evil.example/about', null],
      ['/Assets/app-1a2b3c.js', null],
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

describe('an address that leads nowhere', () => {
  it('is answered from memory, with the status and all that a page has', async () => {
    const response = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
    );
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect(await response.text()).toContain('Nothing here.');
    expect(server.logs.some((line) => /"path":"\/nowhere".*"not found"/.test(line))).toBe(true);
  });

  it('shows the page of the route that it would have belonged to', async () => {
    const titleOf = async (path: string) =>
      /<title>(.*?)</.exec(await (await get(path)).text())?.[1];
    for (const path of ['/blog/post/none', '/blog/post/none/', '/Blog/Post/None']) {
      expect(await titleOf(path), path).toBe('No such article');
    }
    for (const path of ['/blog/post', '/blog/post/none/more', '/nowhere?q=x']) {
      expect(await titleOf(path), path).toBe('Not found');
    }
  });

  it('answers HEAD like GET, and never that nothing has changed', async () => {
    const asked = await get('/nowhere', { 'accept-encoding': 'br' });
    const head = await get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' }, 'HEAD');
    expect(head.status).toBe(404);
    expect(head.headers.get('content-length')).toBe(asked.headers.get('content-length'));
    expect(asked.headers.get('etag')).toBeNull();
    expect(await head.text()).toBe('');
  });

  it('takes no form', async () => {
    expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
  });
});

describe('React Router', () => {
  it('gets the requests that read a query, and no others of a known page', async () => {
    expect(await (await get('/blog?q=acne')).text()).toContain('/blog?q=acne');
    expect((await get('/blog.data?q=acne')).status).toBe(404);
    expect(await (await get('/blog')).text()).toContain('All articles');
    expect(await (await get('/about?utm_source=x')).text()).toContain('About us.');
  });

  it('has its page sent with the headers of a page', async () => {
    const response = await get('/blog?q=x', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('/blog?q=x');
  });

  it('may run the script of every page, and none that came into it otherwise', async () => {
    const response = await get('/blog?q=x');
    const policy = response.headers.get('content-security-policy') ?? '';
    const wait = /<script>(.*?)<\/script><\/head>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(wait).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self';`);
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
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves it to us where a form may come from', async () => {
    const response = await get('/form', { origin: 'https://pharmacy.example' }, 'POST');
    expect(await response.text()).toContain('from null');
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

  it('is told the host that was asked for, whatever a trusted proxy passes on', async () => {
    const settings = {
      logLevel: 'silent',
      trustProxy: ['loopback'],
      functionsUrl: undefined,
    } as const;
    const hosts: string[] = [];
    const proxied = await startTestServer({
      buildFolder: build.folder,
      settings: { ...settings, trustProxy: [...settings.trustProxy] },
      receiverFor: ({ host }) => {
        hosts.push(host);
        return { submit: async () => ({ kind: 'stored', id: '1' }) };
      },
    });
    try {
      await getRaw(proxied.port, '/blog?q=x', 'X-Forwarded-Host: evil.example\r\n');
      expect(hosts).toEqual(['localhost']);
    } finally {
      await proxied.close();
    }
  });

  it('is asked for a few pages at once, and the rest is told when to come back', async () => {
    const held: (() => void)[] = [];
    const busy = await startTestServer({
      buildFolder: build.folder,
      limits: { renders: 1, waitingRenders: 1 },
      register(app) {
        app.post('/function', async () => 'stored');
      },
      render: async ({ method }) => {
        if (method === 'GET') await new Promise<void>((resolve) => held.push(resolve));
        return new Response('rendered');
      },
    });
    try {
      const first = getRaw(busy.port, '/blog?q=1');
      await expect.poll(() => held.length).toBe(1);
      const others = ['/blog?q=2', '/blog?q=3', '/blog?q=4'].map((path) => getRaw(busy.port, path));
      // Two of the three are told; which one waits is chance.
      const told: string[] = [];
      for (const other of others) void other.then((answer) => told.push(answer.toLowerCase()));
      await expect.poll(() => told.length, { timeout: 10_000 }).toBe(2);
      for (const answer of told) expect(answer).toMatch(/ 503 [\s\S]*\r\nretry-after: \d+\r\n/);
      for (const path of ['/form', '/function']) {
        const sent = await fetch(busy.origin + path, { method: 'POST' });
        expect(sent.status, path).toBe(200);
      }
      expect(statusOf(await getRaw(busy.port, '/nowhere'))).toBe(404);
      expect(statusOf(await getRaw(busy.port, '/health'))).toBe(200);
      held.shift()?.();
      expect(statusOf(await first)).toBe(200);
      await expect.poll(() => held.length).toBe(1);
      held.shift()?.();
      const statuses = (await Promise.all(others)).map(statusOf);
      expect(statuses.toSorted()).toEqual([200, 503, 503]);
    } finally {
      for (const release of held) release();
      await busy.close();
    }
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
      expect(answer.toLowerCase()).toContain('\r\nallow: get, head\r\n');
      expect(missingHeaders(answer)).toEqual([]);
    },
  );

  it.each([
    ['/form', 'GET, HEAD, POST'],
    ['/health', 'GET, HEAD'],
    ['/blog?q=x', 'GET, HEAD'],
  ])('names the methods that %s takes: %s', async (path, allow) => {
    expect((await get(path, {}, 'PUT')).headers.get('allow')).toBe(allow);
  });

  it('gives each answer a number of its own, which no client chooses', async () => {
    const numberOf = async (path: string) =>
      (await get(path, { 'x-request-id': 'mine' })).headers.get('x-request-id');
    const numbers = [
      await numberOf('/health'),
      await numberOf('/health'),
      await numberOf('/fails'),
    ];
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(numbers).size).toBe(3);
  });

  it('lets pages talk to a hosted function, prerendered or not', async () => {
    const settings = {
      logLevel: 'silent',
      trustProxy: [],
      functionsUrl: 'https://project.supabase.example/functions/v1',
    } satisfies AppOptions['settings'];
    const hosted = await startTestServer({
      buildFolder: build.folder,
      settings,
      files: loadSiteFiles(build.folder, policySurroundings(settings)),
    });
    try {
      for (const path of ['/about', '/nowhere', '/blog?q=x']) {
        const policy = (await fetch(hosted.origin + path)).headers.get('content-security-policy');
        expect(policy, path).toContain("connect-src 'self' https://project.supabase.example;");
      }
    } finally {
      await hosted.close();
    }
  });

  it('refuses a form for a file', async () => {
    const response = await get('/robots.txt', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(['/fails', '/blog?throws'])(
    'keeps the reason of a failure to the log: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('swordfish');
      for (const name of expectedHeaders) expect(response.headers.has(name), name).toBe(true);
      expect(server.logs.some((line) => line.includes('swordfish'))).toBe(true);
    },
  );

  it('writes no personal data into the log', async () => {
    await get('/private?email=lovelace@example.com', { 'user-agent': 'Lovelace/1.0' });
    await exchange(server.port, 'GET /broken HTTP/9.9\r\nX-Email: lovelace@example.com\r\n\r\n');
    const text = server.logs.join('');
    expect(text).toContain('"path":"/private"');
    expect(text).not.toMatch(/lovelace|127\.0\.0\.1"|remoteAddress|user-agent/i);
    expect(text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
  });
});
