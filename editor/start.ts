import { join } from 'node:path';
import { build, createServer } from 'vite';
import { createHandlers } from '#editor/server/handlers.ts';
import { editorServer, type PageFile } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

/** Starts the editor and a preview of the site with hot reload, both for this machine only. */
export async function startEditor(port: number) {
  const [preview, files] = await Promise.all([startPreview(), buildPage()]);
  const store = openStore({ content: 'content', published: 'build/content' });
  const server = editorServer({ handlers: createHandlers(store, preview), files, preview });
  return { address: await server.listen({ port, host: '127.0.0.1' }) };
}

/** The preview has its own server, so the site and the editor share neither an origin nor scripts. */
async function startPreview(): Promise<string> {
  process.env.NODE_ENV = 'development';
  const site = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  await site.listen();
  const [address = ''] = site.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** Builds the editor's page in memory, so none of it is on disk where it could be deployed. */
async function buildPage(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    // The site runs in development mode in the same process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    build: { write: false, target: 'es2024', assetsInlineLimit: 0, modulePreload: false },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    files.map((file) => [
      `/${file.fileName}`,
      {
        type: types[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        content: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}
