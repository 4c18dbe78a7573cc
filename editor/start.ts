import { join } from 'node:path';
import { build, createServer } from 'vite';
import { createHandlers } from '#editor/server/handlers.ts';
import { createApp, type PageFile } from '#editor/server/http.ts';
import { openStore, removeTemporaryFiles } from '#editor/server/store.ts';

/**
 * The ports are fixed because a browser keeps unsaved work by address. If one is in use, the editor
 * takes another and `onOtherPort` gets the number it wanted.
 */
export async function startEditor(port: number, onOtherPort: (port: number) => void) {
  removeTemporaryFiles('content');
  const previewPort = port && port + 1;
  const [previewOrigin, files] = await Promise.all([startPreview(previewPort), buildPage()]);
  const store = openStore('content', 'build/content');
  const handlers = createHandlers(store, previewOrigin);
  const server = createApp({ handlers, files, previewOrigin });
  const host = '127.0.0.1';
  const address = await server.listen({ port, host }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    onOtherPort(port);
    return server.listen({ port: 0, host });
  });
  return { address };
}

/** Runs the site on its own server so the site and the editor have different origins. */
async function startPreview(port: number): Promise<string> {
  process.env.NODE_ENV = 'development';
  // If the port is in use, Vite takes the next one.
  const site = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port } });
  await site.listen();
  const [address = ''] = site.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
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
