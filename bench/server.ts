import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '#server/inquiry/testing/free-port.ts';
import { formatTable, median, runWrk, startSite } from './measure.ts';

const requests = [
  { name: 'page', path: '/', inNginx: true },
  { name: 'unchanged page (304)', path: '/', inNginx: true, conditional: true },
  { name: 'page, cached by deploy/nginx.conf', path: '/', inNginx: true, cached: true },
  { name: 'unknown path', path: '/no/such/page' },
  { name: 'blog search', path: '/blog?q=acne' },
  { name: 'site search', path: '/search?q=refil' },
  { name: 'delivery plan', path: '/shipping?zip=90210&order=80' },
];

/** Uses deploy/nginx.conf without TLS and without its limits, because wrk is a single client. */
const readSampleConfig = (folder: string, port: number, siteUrl: string) =>
  readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *(?:listen \[::\]|ssl_|limit_).*\n/gm, '')
    .replaceAll(/listen \S+?(?: ssl http2)?( default_server)?;/g, `listen 127.0.0.1:${port}$1;`)
    .replaceAll(/\/var\/(?:log\/nginx|cache)/g, folder)
    .replace('127.0.0.1:3000', new URL(siteUrl).host);

async function startNginx(siteUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  cpSync('build/client', join(folder, 'html'), { recursive: true });
  for (const entry of readdirSync(join(folder, 'html'), { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
  const port = await findFreePort();
  const cachePort = await findFreePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; location / { try_files $uri $uri/index.html =404; } }
  ${readSampleConfig(folder, cachePort, siteUrl)}
}`,
  );
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    cacheUrl: `http://127.0.0.1:${cachePort}`,
    async close() {
      const exitPromise = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exitPromise;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Alternates between the site and nginx so other load on the machine affects both. */
export async function measureServer(runs: number) {
  const startTimes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const freshSite = await startSite();
    startTimes.push(freshSite.startMilliseconds);
    await freshSite.close();
  }
  const site = await startSite();
  const idleMegabytes = site.getMemoryMegabytes();
  const nginx = existsSync('/usr/sbin/nginx') ? await startNginx(site.url) : undefined;
  const rows = [];
  for (const { name, path, conditional, inNginx, cached } of requests) {
    const url = cached ? nginx?.cacheUrl : site.url;
    if (url === undefined) continue;
    const runLoad = async (base: string) => {
      const headers = ['Accept-Encoding: gzip'];
      if (conditional) {
        const response = await fetch(base + path, { headers: { 'accept-encoding': 'gzip' } });
        headers.push(`If-None-Match: ${response.headers.get('etag')}`);
      }
      return runWrk(base + path, { connections: 10, seconds: 3, headers });
    };
    const siteResults = [];
    const nginxResults = [];
    for (let run = 0; run < runs; run += 1) {
      siteResults.push(await runLoad(url));
      if (inNginx && nginx) nginxResults.push(await runLoad(nginx.url));
    }
    const perSecond = median(siteResults.map((result) => result.perSecond));
    const nginxPerSecond = median(nginxResults.map((result) => result.perSecond));
    rows.push({
      request: name,
      'per second': Math.round(perSecond),
      'p99 ms': median(siteResults.map((result) => result.p99Milliseconds)).toFixed(1),
      'ratio to nginx': nginxResults[0] ? `${(perSecond / nginxPerSecond).toFixed(2)}x` : '–',
    });
  }
  await nginx?.close();
  await site.close();
  const memory = `${Math.round(idleMegabytes)} MB when idle`;
  return `Cold start ${Math.round(median(startTimes))} ms, ${memory}.\n\n${formatTable(rows)}`;
}
