import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
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
  expect(sampleConfig.match(/^log_format .*$/gm)).toEqual([
    `log_format without_people '$time_iso8601 $request_method "$uri" $status $body_bytes_sent $request_time';`,
  ]);
  const servers = sampleConfig.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers) {
    expect(server).toMatch(/^ {2}access_log +(?:off|\S+ without_people buffer=32k flush=1s);$/m);
    // At less severe levels, nginx logs the client address and the query.
    expect(server).toMatch(/^ {2}error_log +\S+ emerg;/m);
  }
});

const nginxPath = findEnginePath(nginx) ?? '';

describe.runIf(nginxPath)('the proxy', () => {
  let folder: string;
  let ports: { tls: number; http: number; website: number };
  let website: Awaited<ReturnType<typeof startTestServer>>;
  let proxy: ReturnType<typeof spawn>;
  let forwarded: IncomingMessage[] = [];

  beforeAll(async () => {
    ports = {
      tls: await findFreePort(),
      http: await findFreePort(),
      website: await findFreePort(),
    };
    await startWebsite((await makeTestBuild()).folder);
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    // If nginx runs as root, its workers run as another user.
    chmodSync(folder, 0o755);
    writeConfig(`${folder}/nginx.conf`);
    const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'start.log', '-g', 'daemon off;'];
    proxy = spawn(nginxPath, options, { stdio: 'ignore' });
    await vi.waitFor(() => send('/health'), 30_000);
  });
  afterAll(async () => {
    const exitPromise = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await exitPromise;
    await website.close();
    rmSync(folder, { recursive: true });
  });

  function writeConfig(path: string) {
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
    const http = `http {\n${temporaryPaths}\n${site}\n}\n`;
    writeFileSync(path, `pid ${folder}/nginx.pid;\nevents {}\n${http}`);
  }

  async function startWebsite(buildFolder: string, strictTransportSecurity = 'max-age=1') {
    const files = loadSiteFiles(buildFolder, { strictTransportSecurity });
    website = await startTestServer({
      buildFolder,
      port: ports.website,
      files,
      register: (app) => {
        app.get('/cookie', async (_, reply) => reply.header('set-cookie', 'a=b').send('a'));
      },
    });
    website.app.server.prependListener('request', (each) => forwarded.push(each));
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

  it('forwards the client address and redirects to one host', async () => {
    const headers = { host: 'pharmacy.example', 'x-forwarded-for': '192.0.2.7' };
    const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'for=192.0.2.7' };
    forwarded = [];
    await send('/blog?q=a', { headers: { ...headers, ...forged } });
    expect(forwarded[0]?.headers).toMatchObject({
      host: 'pharmacy.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    for (const name of Object.keys(forged)) expect(forwarded[0]?.headers).not.toHaveProperty(name);
    const url = `http://127.0.0.1:${ports.http}/blog?q=a`;
    const httpResponse = await fetch(url, { redirect: 'manual' });
    expect(httpResponse.headers.get('location')).toBe('https://pharmacy.example/blog?q=a');
    const { status } = await send('/about', { headers: { host: 'www.pharmacy.example' } });
    expect(status).toBe(308);
  });

  /** Repeats the request until nginx answers it from its cache. */
  async function sendUntilCached(path: string, headers: Record<string, string>) {
    let response = await send(path, { headers });
    const sendAgain = async () => {
      forwarded = [];
      response = await send(path, { headers });
      return forwarded.length;
    };
    await expect.poll(sendAgain).toBe(0);
    return response;
  }

  it('caches each encoding of a page with all its headers', async () => {
    for (const encoding of ['br', 'gzip, deflate, br, zstd', 'gzip, br;q=0', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const direct = await fetch(`${website.origin}/about`, { headers });
      const cached = await sendUntilCached('/about', headers);
      expect(String(cached.body.length)).toBe(direct.headers.get('content-length'));
      const names = ['content-encoding', 'content-type', 'etag', 'vary', 'cache-control'];
      for (const name of [...expectedHeaders, ...names])
        expect(cached.headers[name] ?? null).toBe(direct.headers.get(name));
    }
    const { etag = '' } = (await send('/about')).headers;
    expect((await sendUntilCached('/about', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['GET', '/blog?q=acne'],
    ['GET', '/health'],
    ['GET', '/no-such-page'],
    ['GET', '/cookie'],
    ['POST', '/form'],
  ])('passes on every %s %s', async (method, path) => {
    await send('/form');
    forwarded = [];
    await send(path, { method });
    await send(path, { method });
    const request = { method, url: path };
    expect(forwarded).toMatchObject([request, request]);
  });

  it('serves pages during a restart, new pages and headers after it, and logs no personal data', async () => {
    // nginx counts in whole seconds, so an entry that is valid for a second lasts for up to two.
    const waitUntilExpired = () => wait(2100);
    const { body } = await send('/about');
    const newBuild = await makeTestBuild({ 'about/index.html': '<title>New</title>' });
    await website.close();
    await waitUntilExpired();
    expect(await send('/about')).toMatchObject({ status: 200, body });
    // nginx logs the most detail for errors.
    const headers = { 'user-agent': 'Lovelace/1.0' };
    expect((await send('/?q=swordfish', { headers })).status).toBe(502);
    await startWebsite(newBuild.folder);
    expect(String((await send('/about')).body)).toContain('New');
    await website.close();
    await startWebsite(newBuild.folder, 'max-age=2');
    await waitUntilExpired();
    expect((await send('/about')).headers['strict-transport-security']).toBe('max-age=2');
    const readLog = () => readFileSync(join(folder, 'website.log'), 'utf8');
    await expect.poll(readLog).toContain('GET "/" 502 ');
    const logText = readLog() + readFileSync(join(folder, 'website-error.log'), 'utf8');
    expect(logText).not.toMatch(/swordfish|Lovelace|127\.0\.0\.1/);
  });
});
