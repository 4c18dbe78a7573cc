import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { searchIndexPath } from '#library/search/index-file.ts';

/** Serves the last build's search index in development. Search fails if there is no build. */
export function lastSearchIndex(): Plugin {
  return {
    name: 'last-search-index',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(searchIndexPath, async (_request, response) => {
        const index = await readFile(`build/client${searchIndexPath}`).catch(() => undefined);
        response.statusCode = index ? 200 : 404;
        response.setHeader('Content-Type', 'application/json');
        response.end(index ?? '{"message":"Run `npm run build` once, then search."}');
      });
    },
  };
}
