import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectedHeaders,
  makeTestBuild,
  startTestServer,
} from '#server/http/testing/test-server.ts';
import { findFreePort } from '#server/inquiry/testing/free-port.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import { findEnginePath, nginx } from '../browsers/engines.ts';

const sampleConfig = readFileSync('deploy/nginx.conf', 'utf8');

it('logs only the fields that the privacy page lists', () => {
  const formats = [...sampleConfig.matchAll(/log_format (\w+) '(.*)';/g)];
  expect(formats).toHaveLength(1);
  const [, name, format = ''] = formats[0] ?? [];
  expect(format.match(/\$\w+/g)).toEqual([
    '$time_iso8601',
    '$request_method',
    '$uri',
    '$status',
    '$body_bytes_sent',
    '$request_time',
  ]);
  const servers = sampleConfig.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers) {
    expect(server).toMatch(
      new RegExp(`^ {2}access_log +(?:off|\\S+ ${name} buffer=32k flush=1s);$`, 'm'),
    );
    // At less severe levels, nginx logs the client address and the query.
    expect(server).toMatch(/^ {2}error_log +\S+ emerg;/m);
  }
});

const nginxPath = findEnginePath(nginx) ?? '';
let folder: string;
let config: string;
let ports: { tls: number; http: number; website: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // If nginx runs as root, its workers run as another user.
  chmodSync(folder, 0o755);
  ports = { tls: await findFreePort(), http: await findFreePort(), website: await findFreePort() };
  writeFileSync(join(folder, 'fullchain.pem'), localhostCertificate.cert);
  writeFileSync(join(folder, 'privkey.pem'), localhostCertificate.key);
  const site = sampleConfig
    .replaceAll('/etc/letsencrypt/live/pharmacy.example/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/var/cache/website', `${folder}/cache`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${ports.website}`);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporaryPaths}\n${site}\n}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it.runIf(nginxPath)('forwards the client address without logging it', async () => {
  let headers: IncomingHttpHeaders = {};
  const website = createServer((request, response) => {
    headers = request.headers;
    response.end('page');
  }).listen(ports.website, '127.0.0.1');
  await once(website, 'listening');
  const stopProxy = startProxy();
  try {
    await expect.poll(() => fetchPage('/blog?q=swordfish').catch(String)).toBe('page');
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(headers.host).toBe('pharmacy.example');
    expect(headers).not.toHaveProperty('x-forwarded-host');
    expect(headers).not.toHaveProperty('forwarded');
    const httpResponse = await fetch(`http://127.0.0.1:${ports.http}/blog?q=a`, {
      redirect: 'manual',
    });
    expect(httpResponse.headers.get('location')).toBe('https://pharmacy.example/blog?q=a');
    expect(await fetchPage('/about', 'www.pharmacy.example')).toContain('308');
    // Stop the website, because nginx logs the most detail for errors.
    website.close();
    website.closeAllConnections();
    await expect.poll(() => fetchPage('/?q=swordfish')).toContain('502');
    await expect.poll(() => readFileSync(join(folder, 'website.log'), 'utf8')).toContain('" 502 ');
  } finally {
    await stopProxy();
    website.close();
  }
  const logText = ['website.log', 'website-error.log']
    .map((name) => join(folder, name))
    .filter(existsSync)
    .map((log) => readFileSync(log, 'utf8'))
    .join('');
  expect(logText).toMatch(/T\S+ GET "\/blog" 200 4 /);
  for (const word of ['swordfish', 'Lovelace', '127.0.0.1']) expect(logText).not.toContain(word);
});

describe.runIf(nginxPath)('the page cache', () => {
  let build: Awaited<ReturnType<typeof makeTestBuild>>;
  let website: Awaited<ReturnType<typeof startTestServer>>;
  let stopProxy: () => Promise<void>;
  let forwarded: string[] = [];

  async function startWebsite(
    { folder }: { folder: string },
    strictTransportSecurity = 'max-age=1',
  ) {
    const files = loadSiteFiles(folder, { strictTransportSecurity });
    website = await startTestServer({
      buildFolder: folder,
      port: ports.website,
      files,
      register: (app) => {
        app.get('/cookie', async (_, reply) => reply.header('set-cookie', 'a=b').send('a'));
      },
    });
    website.app.server.prependListener('request', ({ method, url }) => {
      forwarded.push(`${method} ${url}`);
    });
  }
  // nginx counts in whole seconds, so an entry that is valid for a second lasts for up to two.
  const waitUntilExpired = () => wait(2100);

  beforeAll(async () => {
    build = await makeTestBuild();
    await startWebsite(build);
    stopProxy = startProxy();
    await vi.waitFor(() => send('/health'), 30_000);
  });
  afterAll(async () => {
    await stopProxy();
    await website.close();
    await build.remove();
  });

  /** Repeats the request until nginx answers it from its cache. */
  async function sendUntilCached(path: string, headers: Record<string, string>) {
    let response = await send(path, { headers });
    const sendAgain = async () => {
      forwarded = [];
      response = await send(path, { headers });
      return forwarded;
    };
    await expect.poll(sendAgain).toEqual([]);
    return response;
  }

  it('keeps each encoding of a page with all its headers', async () => {
    for (const encoding of ['br', 'gzip', 'gzip, deflate, br, zstd', 'gzip, br;q=0', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const direct = await fetch(`${website.origin}/about`, { headers });
      const cached = await sendUntilCached('/about', headers);
      expect(String(cached.body.length)).toBe(direct.headers.get('content-length'));
      const names = ['content-encoding', 'content-type', 'etag', 'vary', 'cache-control'];
      for (const name of [...expectedHeaders, ...names])
        expect(cached.headers[name] ?? null).toBe(direct.headers.get(name));
    }
  });

  it('answers a conditional request with 304', async () => {
    const { etag = '', 'content-security-policy': policy } = (await send('/about')).headers;
    const headers = { 'if-none-match': etag };
    expect(await sendUntilCached('/about', headers)).toMatchObject({
      status: 304,
      headers: { etag, 'content-security-policy': policy },
    });
    expect((await send('/about?from=mail', { headers })).status).toBe(304);
  });

  it.each([
    ['GET', '/blog?q=acne'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['GET', '/no-such-page'],
    ['GET', '/cookie'],
    ['POST', '/form'],
  ])('passes on every %s %s', async (method, path) => {
    await send('/form');
    forwarded = [];
    await send(path, { method });
    await send(path, { method });
    expect(forwarded).toEqual([`${method} ${path}`, `${method} ${path}`]);
  });

  it('serves pages during a restart, and a new build and new headers after it', async () => {
    const { body } = await send('/about');
    const newBuild = await makeTestBuild({ 'about/index.html': '<title>New</title>' });
    await website.close();
    await waitUntilExpired();
    expect(await send('/about')).toMatchObject({ status: 200, body });
    await startWebsite(newBuild);
    expect(String((await send('/about')).body)).toContain('New');
    await website.close();
    await startWebsite(newBuild, 'max-age=2');
    await waitUntilExpired();
    expect((await send('/about')).headers['strict-transport-security']).toBe('max-age=2');
    await newBuild.remove();
  });
});

function startProxy() {
  const proxy = spawn(nginxPath, ['-e', `${folder}/start.log`, '-c', config, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  return async () => {
    const exitPromise = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await exitPromise;
  };
}

async function fetchPage(path: string, host = 'pharmacy.example'): Promise<string> {
  const headers = {
    host,
    'user-agent': 'Lovelace/1.0',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=192.0.2.7',
  };
  return String((await send(path, { headers })).body);
}

async function send(path: string, options: RequestOptions = {}) {
  const clientRequest = request({
    port: ports.tls,
    host: '127.0.0.1',
    path,
    ca: localhostCertificate.cert,
    servername: 'localhost',
    ...options,
  });
  clientRequest.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    clientRequest.on('response', resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
