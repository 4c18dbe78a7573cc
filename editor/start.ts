import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import type { Publisher } from '#editor/contract.ts';
import { connectToEditor } from '#editor/preview-script.ts';
import { createHandlers } from '#editor/server/handlers.ts';
import { createApp, type PageFile } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

interface EditorOptions {
  port: number;
  publisher: Publisher;
  /** Called if the port is in use. The editor then takes another. */
  onOtherPort: () => void;
  findSettingsProblems: () => string[];
}

/** The ports are fixed because a browser keeps unsaved work by address. */
export async function startEditor(options: EditorOptions) {
  const { port, publisher, onOtherPort, findSettingsProblems } = options;
  const previewPort = port && port + 1;
  const [previewOrigin, files] = await Promise.all([startPreview(previewPort), buildPage()]);
  const store = openStore('content', 'build/content', 'versions');
  const handlers = createHandlers(store, publisher, previewOrigin, findSettingsProblems);
  const server = createApp({ handlers, files, previewOrigin });
  const host = '127.0.0.1';
  const address = await server.listen({ port, host }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    onOtherPort();
    return server.listen({ port: 0, host });
  });
  return { address };
}

/** Runs the site on its own server so the site and the editor have different origins. */
async function startPreview(port: number): Promise<string> {
  process.env.NODE_ENV = 'development';
  const site = await createServer({
    logLevel: 'warn',
    // If the port is in use, Vite takes the next one.
    server: { host: '127.0.0.1', port },
    plugins: [previewScript],
  });
  await site.listen();
  const [address = ''] = site.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

/** Vite's client is on every page, including the list of content mistakes. */
const previewScript: Plugin = {
  name: 'preview-script',
  transform: (code, id) =>
    /\/vite\/dist\/client\/client\.mjs$/.test(id) ? `${code}\n(${connectToEditor})();` : undefined,
};

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
