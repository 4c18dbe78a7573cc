import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseSettings } from '#server/settings.ts';
import { startFailure } from '#server/start-failure.ts';

// Both must stand before React and the rest of the server are loaded.
enableCompileCache();
process.env.NODE_ENV ??= 'production';

try {
  const settings = parseSettings(process.env);
  const { serve } = await import('#server/serve.ts');
  await serve({ settings, buildFolder: join(import.meta.dirname, '..', 'build') });
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
