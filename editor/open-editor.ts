import { once } from 'node:events';
import { createServer } from 'vite';
import { answering } from '#editor/server/answers.ts';
import { editorServer, portOf } from '#editor/server/http.ts';
import { pageFiles } from '#editor/server/page-files.ts';
import { openStore } from '#editor/server/store.ts';

/** Starts the site with hot reload and the editor beside it, both for this machine alone. */
export async function openEditor(port: number) {
  const [preview, files] = await Promise.all([startSite(), pageFiles()]);
  const store = openStore({ content: 'content', published: 'build/content' });
  const server = editorServer({ answers: answering(store, preview), files, preview });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${portOf(server)}` };
}

/** A server of its own: the site and the editor share neither origin nor scripts. */
async function startSite(): Promise<string> {
  process.env.NODE_ENV = 'development';
  const site = await createServer({ logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  await site.listen();
  const [address = ''] = site.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}
