import { join } from 'node:path';
import { build, createServer } from 'vite';
import type { Publisher } from '#editor/contract.ts';
import { createHandlers } from '#editor/server/handlers.ts';
import { createApp, type PageFile } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

export async function startEditor(port: number, publisher: Publisher) {
  const [previewOrigin, files] = await Promise.all([startPreview(), buildPage()]);
  const store = openStore('content', 'build/content', 'versions');
  const handlers = createHandlers(store, publisher, previewOrigin);
  const server = createApp({ handlers, files, previewOrigin });
  return { address: await server.listen({ port, host: '127.0.0.1' }) };
}

/** Runs the site on its own server so the site and the editor have different origins. */
async function startPreview(): Promise<string> {
  process.env.NODE_ENV = 'development';
  const site = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  await site.listen();
  const [address = ''] = site.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** Builds the editor's page in memory so it can't be deployed with the site by mistake. */
async function buildPage(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    // The preview sets NODE_ENV to development in the same process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    build: { write: false, target: 'es2024', assetsInlineLimit: 0, modulePreload: false },
  });
  const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return new Map(
    files.map((file) => [
      `/${file.fileName}`,
      {
        type: contentTypes[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        content: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}
