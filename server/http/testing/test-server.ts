import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type AppOptions, createApp, getPolicyOptions } from '#server/http/app.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import { finishBuild } from '../../../scripts/build/finish-build.ts';
import type { SiteRoutes } from '../../../scripts/build/site-routes.ts';

const siteFiles: Record<string, string> = {
  'index.html':
    '<!doctype html><title>Home</title><link rel="stylesheet" href="/assets/tiny-4d5e6f.css"/><p>Home</p>',
  'about/index.html': `<!doctype html><title>About</title><p>${'About us. '.repeat(400)}</p>`,
  'blog/index.html': '<!doctype html><title>Blog</title><p>All articles</p>',
  'shipping/index.html': '<!doctype html><title>Shipping</title><p>Delivery area</p>',
  'contact/index.html':
    '<!doctype html><title>Contact</title><iframe src="https://www.openstreetmap.org/export"></iframe>',
  'form/index.html': '<!doctype html><title>Form</title><form method="post"></form>',
  'prices/index.html': '<!doctype html><title>Prices</title><p>Prices from the build</p>',
  'assets/app-1a2b3c.js': `console.log("${'app '.repeat(300)}")`,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'speculation-rules.json': '{"prefetch":[]}',
  '.vite/manifest.json': '{"secret":"build manifest"}',
};

const routes: SiteRoutes = {
  notFoundPages: [
    { pattern: '/blog/post/:slug', html: '<!doctype html><title>No such article</title>' },
    {
      pattern: '/*',
      html: `<!doctype html><head><title>Not found</title><link rel="stylesheet" href="/assets/tiny-4d5e6f.css"/></head><p>${'Nothing here. '.repeat(100)}</p>`,
    },
  ],
  forms: ['/form'],
  readsQuery: ['/blog', '/shipping'],
  changes: { '/prices': '2027-01-01' },
  moved: { '/old-page': '/about', '/old/section': '/about#us' },
};

export async function makeTestBuild(files: Record<string, string> = siteFiles) {
  const folder = await mkdtemp(join(inject('runFolder'), 'site-'));
  const requiredFiles = {
    '.vite/islands.json':
      '{"startScript":"/assets/start-1a2b3c4d.js","firstPaint":"paint()","notice":"notify()","islands":{"tabs":["/assets/tabs-5e6f7a8b.js"]}}',
    'assets/start-1a2b3c4d.js': 'start()',
    'assets/tiny-4d5e6f.css': 'a{}',
  };
  const allFiles = { ...requiredFiles, ...files };
  for (const [path, content] of Object.entries(allFiles)) {
    const file = join(folder, 'client', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const manifest = await finishBuild(folder, routes);
  return { folder, manifest, finishAgain: () => finishBuild(folder, routes) };
}

export const testSettings: AppOptions['settings'] = {
  logLevel: 'silent',
  metricsToken: undefined,
  trustProxy: [],
  viteFunctionsUrl: undefined,
  strictTransportSecurity: 'max-age=1234',
};

export async function startTestServer({
  buildFolder,
  port: requestedPort = 0,
  ...options
}: Partial<AppOptions> & { buildFolder: string; port?: number }) {
  const logs: string[] = [];
  const app = await createApp({
    settings: { ...testSettings, logLevel: 'info' },
    files: loadSiteFiles(buildFolder, getPolicyOptions(testSettings)),
    render: async () =>
      new Response('<!doctype html><title>Rendered</title>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
    logStream: { write: (line) => logs.push(line) },
    ...options,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: requestedPort });
  const port = Number(new URL(origin).port);
  return { app, port, origin, logs, close: () => app.close() };
}

export function setUpTestSite(options: Partial<AppOptions> = {}) {
  let build: Awaited<ReturnType<typeof makeTestBuild>>;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    build = await makeTestBuild();
    server = await startTestServer({ buildFolder: build.folder, ...options });
  });
  afterAll(() => server.close());
  return {
    port: () => server.port,
    logs: () => server.logs,
    buildFolder: () => build.folder,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(server.origin + path, { method, headers, redirect: 'manual' }),
    async start(serverOptions: Partial<AppOptions>) {
      const secondServer = await startTestServer({ buildFolder: build.folder, ...serverOptions });
      onTestFinished(secondServer.close);
      return secondServer;
    },
  };
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // In some tests, the server closes the connection while the client is sending.
  socket.on('error', () => undefined);
  return socket;
}

export function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('close', () => resolve(text));
    socket.once('end', () => socket.end());
  });
}

export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = await openSocket(port);
  const response = readAll(socket);
  socket.write(bytes, 'latin1');
  return response;
}

/** Sends a request with this exact target, which `fetch` would normalize. */
export function fetchRaw(port: number, target: string, headers = '', method = 'GET') {
  const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  return sendBytes(port, `${head}${headers}\r\n`);
}

export function getStatus(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
}

export const expectedHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

export function findMissingHeaders(response: string): string[] {
  const head = response.slice(0, response.indexOf('\r\n\r\n')).toLowerCase();
  return expectedHeaders.filter((name) => !head.includes(`\r\n${name}: `));
}
