/** Runs the built site. The first argument is JSON with its settings. */
import { join } from 'node:path';
import { noLimits } from '#server/inquiry/testing/inquiries.ts';
import { serve } from '#server/server.ts';
import { parseSettings } from '#server/settings.ts';

await serve({
  settings: parseSettings(JSON.parse(process.argv[2] ?? '{}')),
  buildFolder: join(import.meta.dirname, '..', '..', 'build'),
  // All inquiries come from one machine, so limits would block them.
  intakeLimits: noLimits,
});
