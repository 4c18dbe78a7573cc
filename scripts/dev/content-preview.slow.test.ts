import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type Plugin, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentPreview } from './content-preview.ts';

let root: string;
let server: ViteDevServer;
let address: string;
const printed: string[] = [];

/** Stands for the rest of the site. */
const page: Plugin = {
  name: 'page',
  configureServer: ({ middlewares }) => {
    middlewares.use((_, response) => response.end('The page'));
  },
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('brand', join(root, 'brand'), { recursive: true });
  cpSync('public', join(root, 'public'), { recursive: true });
  const customLogger = createLogger('info');
  for (const level of ['info', 'warn', 'error'] as const) {
    customLogger[level] = (message) => printed.push(message);
  }
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    customLogger,
    plugins: [contentPreview(), page],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const look = async (accept = 'text/html') => (await fetch(address, { headers: { accept } })).text();
// A look at all of the content takes its time on a busy machine.
const patiently = { timeout: 120_000 };
vi.setConfig({ testTimeout: 600_000 });

it('shows a mistake in place of the page until it is corrected, and says it once', async () => {
  const file = join(root, 'content/jobs.yaml');
  const before = readFileSync(file, 'utf8');
  expect(await look()).toBe('The page');

  writeFileSync(file, 'jobs: <none>\n');
  await expect.poll(() => look(), patiently).toContain('<h1>This page needs a correction</h1>');
  const shown = await look();
  expect(shown).toContain('<b>content/jobs.yaml</b>, line 1');
  expect(shown).toContain('The field "jobs" holds a text where a list');
  expect(shown).toContain('src="/@vite/client"');
  // Scripts and pictures of the preview itself are no pages.
  expect(await look('*/*')).toBe('The page');

  writeFileSync(file, before);
  await expect.poll(() => look(), patiently).toBe('The page');
  expect(printed.filter((text) => text.includes('content/'))).toEqual([
    expect.stringMatching(/^content\/jobs\.yaml:1: The field "jobs" [^\n]+$/),
  ]);
  expect(printed.at(-1)).toContain('no mistakes any more');
});

it('reloads the page after every save that replaces a file, and after a correction', async () => {
  const file = join(root, 'content/jobs.yaml');
  const before = readFileSync(file, 'utf8');
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const save = async (text: string) => {
    send.mockClear();
    writeFileSync(`${root}/saving`, text);
    renameSync(`${root}/saving`, file);
    await expect
      .poll(() => send.mock.calls, patiently)
      .toContainEqual([expect.objectContaining({ type: 'full-reload' })]);
  };
  for (const note of ['# 1', '# 2', '# 3']) await save(`${before}${note}\n`);
  await save('jobs: <none>\n');
  expect(await look()).toContain('This page needs a correction');
  await save(before);
  expect(await look()).toBe('The page');
  send.mockRestore();
});

it('shows a mistake in the brand, too', async () => {
  const file = join(root, 'brand/mark.svg');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, 'A mark');
  await expect.poll(() => look(), patiently).toContain('<b>brand/mark.svg</b>, line 1');
  expect(await look()).toContain('This file is no drawing.');
  writeFileSync(file, before);
  await expect.poll(() => look(), patiently).toBe('The page');
});

it('does not make a build watch the pages that it writes', async () => {
  const { server: ofBuild } = await resolveConfig(
    { configFile: false, plugins: [contentPreview()], server: { watch: null } },
    'serve',
  );
  expect(ofBuild.watch).toBeNull();
});
