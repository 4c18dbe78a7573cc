import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '#server/inquiry/testing/free-port.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
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
    expect(server).toMatch(new RegExp(`^ {2}access_log +(?:off|\\S+ ${name});$`, 'm'));
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
  const proxy = spawn(nginxPath, ['-e', `${folder}/start.log`, '-c', config, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
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
    const exitPromise = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await exitPromise;
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

async function fetchPage(path: string, host = 'pharmacy.example'): Promise<string> {
  const clientRequest = request({
    port: ports.tls,
    host: '127.0.0.1',
    path,
    headers: {
      host,
      'user-agent': 'Lovelace/1.0',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=192.0.2.7',
    },
    ca: localhostCertificate.cert,
    servername: 'localhost',
  });
  clientRequest.end();
  const [response] = await once(clientRequest, 'response');
  return text(response);
}
