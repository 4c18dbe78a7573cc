/** Starts the server. The rest is imported after the check, because an old Node can't parse it. */
import module from 'node:module';
import { isNodeNewEnough } from '#server/node-version.ts';

if (isNodeNewEnough()) {
  // Both must be set before the code that reads them is loaded.
  module.enableCompileCache();
  process.env.NODE_ENV ??= 'production';
  const { main } = await import('#server/server.ts');
  await main();
}
