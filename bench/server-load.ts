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
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './statistics.ts';
import { wrk } from './wrk.ts';

export interface Load {
  requestsPerSecond: number;
  p99Milliseconds: number;
  /** Of the processor, for each request; only of our own server. */
  processorMicroseconds?: number | undefined;
}

export interface LoadRow {
  name: string;
  ours: Load;
  nginx: Load | undefined;
}

const connections = 10;
const seconds = 3;

function load(url: string, headers: string[] = [], processorSeconds = () => Number.NaN): Load {
  const before = processorSeconds();
  const { requests, perSecond, p99Milliseconds } = wrk(url, { connections, seconds, headers });
  return {
    requestsPerSecond: perSecond,
    p99Milliseconds,
    processorMicroseconds: ((processorSeconds() - before) / requests) * 1e6,
  };
}

export function hasTool(name: string): boolean {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) =>
    existsSync(join(folder, name)),
  );
}

/** nginx with one worker and gzip_static, serving the same finished files. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  cpSync('build/client', join(folder, 'html'), { recursive: true });
  for (const entry of readdirSync(join(folder, 'html'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|xml|txt|json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; location / { try_files $uri $uri/index.html =404; } }
}`,
  );
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilAnswers(url: string) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within five seconds.`);
}

export interface MeasuredSite {
  url: string;
  processorSeconds: () => number;
}

/**
 * What is held in memory, what leads nowhere and what has to be rendered, interleaved with nginx
 * where it has the same, medians of `runs`.
 */
export async function measureLoad(
  { url: ours, processorSeconds }: MeasuredSite,
  nginx: string | undefined,
  runs: number,
  progress: (text: string) => void,
): Promise<LoadRow[]> {
  const asset = `/assets/${readdirSync('build/client/assets').find((name) => name.startsWith('start-') && name.endsWith('.js'))}`;
  const gzip = 'Accept-Encoding: gzip';
  const requests = [
    { name: 'page', path: '/', headers: [gzip] },
    { name: 'asset', path: asset, headers: [gzip] },
    { name: '304', path: '/', headers: [gzip], conditional: true },
    { name: '404', path: '/assets/none.js', headers: [] },
    { name: 'unknown path', path: '/no/such/page', headers: [gzip], alone: true },
    { name: 'unknown article', path: '/blog/post/none', headers: [gzip], alone: true },
    { name: 'search of the blog', path: '/blog?q=acne', headers: [gzip], alone: true },
    { name: 'search of the site', path: '/search?q=refil', headers: [gzip], alone: true },
    { name: 'delivery plan', path: '/shipping?zip=90210&order=80', headers: [gzip], alone: true },
    {
      name: 'prescription',
      path: '/specialists/prescribing?active-1=zinc',
      headers: [gzip],
      alone: true,
    },
  ];
  const rows: LoadRow[] = [];
  for (const { name, path, headers, conditional, alone } of requests) {
    const sites = { ours, nginx: alone ? undefined : nginx };
    const found: Record<'ours' | 'nginx', Load[]> = { ours: [], nginx: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const site of ['ours', 'nginx'] as const) {
        const base = sites[site];
        if (!base) continue;
        progress(`${name}, ${site}, run ${run + 1} of ${runs}`);
        const tag = conditional ? await etagOf(base + path) : undefined;
        const sent = tag ? [...headers, `If-None-Match: ${tag}`] : headers;
        found[site].push(load(base + path, sent, site === 'ours' ? processorSeconds : undefined));
      }
    }
    rows.push({
      name,
      ours: middle(found.ours),
      nginx: sites.nginx ? middle(found.nginx) : undefined,
    });
  }
  return rows;
}

async function etagOf(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? undefined;
}

const middle = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Milliseconds: median(loads.map(({ p99Milliseconds }) => p99Milliseconds)),
  processorMicroseconds: median(
    loads.map(({ processorMicroseconds = Number.NaN }) => processorMicroseconds),
  ),
});
