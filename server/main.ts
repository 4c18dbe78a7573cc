import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseSettings, SettingsError } from '#server/settings.ts';

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

/** What an operator can act on is said in a sentence; anything else is a fault with its stack. */
function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `The address is taken (${error.message}). Stop what listens there, or set PORT.`;
  }
  return code === undefined && isExplained(error) ? error.message : error;
}

function isExplained(error: Error): boolean {
  return error instanceof SettingsError || error.constructor === Error;
}
