import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/inquiry/testing/free-port.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import { enginePath, nginx } from '../browsers/engines.ts';

const sample = readFileSync('deploy/nginx.conf', 'utf8');

it('logs only what the privacy page says, in the nginx sample', () => {
  const formats = [...sample.matchAll(/log_format (\w+) '(.*)';/g)];
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
  const servers = sample.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers) {
    expect(server).toMatch(new RegExp(`^ {2}access_log +(?:off|\\S+ ${name});$`, 'm'));
    // nginx writes the client and its query into every lesser line.
    expect(server).toMatch(/^ {2}error_log +\S+ emerg;/m);
  }
});

/** Where nginx is not installed the sample is only read, and `npm test` says so. */
const program = enginePath(nginx) ?? '';
let folder: string;
let config: string;
let ports: { tls: number; plain: number; website: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The workers of a root's nginx are somebody else.
  chmodSync(folder, 0o755);
  ports = { tls: await freePort(), plain: await freePort(), website: await freePort() };
  writeFileSync(join(folder, 'fullchain.pem'), localhostCertificate.cert);
  writeFileSync(join(folder, 'privkey.pem'), localhostCertificate.key);
  const site = sample
    .replaceAll('/etc/letsencrypt/live/pharmacy.example/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${ports.website}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  config = join(folder, 'nginx.conf');
  writeFileSync(config, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary}\n${site}\n}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.runIf(program)(
  'passes on the client address without logging it, in the nginx sample',
  async () => {
    let headers: IncomingHttpHeaders = {};
    const website = createServer((asked, response) => {
      headers = asked.headers;
      response.end('page');
    }).listen(ports.website, '127.0.0.1');
    await once(website, 'listening');
    const proxy = spawn(program, ['-e', `${folder}/start.log`, '-c', config, '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    try {
      await expect.poll(() => ask('/blog?q=swordfish').catch(String)).toBe('page');
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
      expect(headers.host).toBe('pharmacy.example');
      expect(headers).not.toHaveProperty('x-forwarded-host');
      expect(headers).not.toHaveProperty('forwarded');
      const plain = await fetch(`http://127.0.0.1:${ports.plain}/blog?q=a`, { redirect: 'manual' });
      expect(plain.headers.get('location')).toBe('https://pharmacy.example/blog?q=a');
      expect(await ask('/about', 'www.pharmacy.example')).toContain('308');
      // What goes wrong is where nginx would tell most.
      website.close();
      website.closeAllConnections();
      await expect.poll(() => ask('/?q=swordfish')).toContain('502');
      await expect
        .poll(() => readFileSync(join(folder, 'website.log'), 'utf8'))
        .toContain('" 502 ');
    } finally {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
      website.close();
    }
    const written = ['website.log', 'website-error.log']
      .map((name) => join(folder, name))
      .filter(existsSync)
      .map((log) => readFileSync(log, 'utf8'))
      .join('');
    expect(written).toMatch(/T\S+ GET "\/blog" 200 4 /);
    for (const word of ['swordfish', 'Lovelace', '127.0.0.1']) expect(written).not.toContain(word);
  },
);

async function ask(path: string, host = 'pharmacy.example'): Promise<string> {
  const asked = request({
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
  asked.end();
  const [response] = await once(asked, 'response');
  return text(response);
}
