import { once } from 'node:events';
import { createServer } from 'node:net';
import { startFailure } from '#server/start-failure.ts';

/**
 * Ends with a sentence where nothing can listen. The tools behind `npm run dev` and `npm run edit`
 * would notice late, and say it with a stack.
 */
export async function requireAddress(host: string, port: string) {
  const server = createServer();
  try {
    if (!/^\d+$/.test(port) || Number(port) > 65_535) {
      throw new Error(`PORT=${port} is no port. Write a number, like PORT=3301.`);
    }
    server.listen(Number(port), host);
    await once(server, 'listening');
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
  server.close();
  await once(server, 'close');
}
