import { enableCompileCache } from 'node:module';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { nearMisses, parseSettings } from '#server/settings.ts';
import { startFailure } from '#server/start-failure.ts';

// Both must stand before React and the rest of the server are loaded.
enableCompileCache();
process.env.NODE_ENV ??= 'production';

try {
  loadEnvironmentFile();
  const settings = parseSettings(process.env);
  const { serve } = await import('#server/serve.ts');
  const warnings = nearMisses(process.env);
  // The bundle lies in the folder that it serves, whatever that is called.
  await serve({ settings, buildFolder: import.meta.dirname, warnings });
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
