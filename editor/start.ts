import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import { connectToEditor } from '#editor/preview-script.ts';
import { createHandlers } from '#editor/server/handlers.ts';
import { createApp, type PageFile } from '#editor/server/http.ts';
import { openStore } from '#editor/server/store.ts';

export async function startEditor(port: number, findSettingsProblems: () => string[]) {
  const [previewOrigin, files] = await Promise.all([startPreview(), buildPage()]);
  const store = openStore('content', 'build/content');
  const handlers = createHandlers(store, previewOrigin, findSettingsProblems);
  const server = createApp({ handlers, files, previewOrigin });
  return { address: await server.listen({ port, host: '127.0.0.1' }) };
}

/** Runs the site on its own server so the site and the editor have different origins. */
async function startPreview(): Promise<string> {
  process.env.NODE_ENV = 'development';
  const site = await createServer({
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
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
