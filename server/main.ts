/** Starts the server. Other imports follow the check, because an old Node can't parse them. */
import module from 'node:module';
import { checkNodeVersion } from '#server/node-version.ts';

if (checkNodeVersion()) {
  // Both must be set before other modules are loaded.
  module.enableCompileCache();
  process.env.NODE_ENV ??= 'production';
  const { main } = await import('#server/server.ts');
  await main();
}
