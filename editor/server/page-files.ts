import { join } from 'node:path';
import { build } from 'vite';

export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * The page of the editor, by address, made in memory: nothing of it is ever on disk where it could
 * be deployed, and nothing but these files can be asked for.
 */
export async function pageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '..', 'page'),
    logLevel: 'error',
    // Whatever the site beside it is made for.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    build: { write: false, target: 'es2024', assetsInlineLimit: 0, modulePreload: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return new Map(
    outputs
      .flatMap((one) => ('output' in one ? one.output : []))
      .map((file) => [
        `/${file.fileName}`,
        {
          type: types[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          content: file.type === 'chunk' ? file.code : file.source,
        },
      ]),
  );
}
