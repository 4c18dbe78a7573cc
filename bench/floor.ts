import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The same page with its CSS inside, no script and no web font: nothing can paint sooner. */
export function floorOf(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/@font-face\{[^}]*\.woff2[^}]*\}/g, '');
}

/** Serves the floor of every page of a site, at the same paths. */
export async function serveFloor(site: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const page = type.startsWith('text/html') ? Buffer.from(floorOf(body.toString())) : body;
    const small = type.startsWith('text/') ? brotliCompressSync(page) : page;
    response.writeHead(answer.status, {
      'content-type': type,
      ...(small === page ? {} : { 'content-encoding': 'br' }),
    });
    response.end(small);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
