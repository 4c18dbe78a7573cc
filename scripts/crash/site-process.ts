/** Runs the built site. The first argument is JSON with its settings and the build's folder. */
import { noLimits } from '#server/inquiry/testing/inquiries.ts';
import { serve } from '#server/server.ts';
import { parseSettings } from '#server/settings.ts';

const settings = JSON.parse(process.argv[2] ?? '{}');
await serve({
  settings: parseSettings(settings),
  buildFolder: settings.BUILD_FOLDER,
  // All inquiries come from one machine, so limits would block them.
  intakeLimits: noLimits,
});
