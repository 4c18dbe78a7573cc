/** Serves a build with the settings in the environment. The first argument is JSON with `serve` options. */
import { noLimits } from '#server/inquiry/testing/inquiries.ts';
import { serve } from '#server/server.ts';
import { parseSettings } from '#server/settings.ts';

await serve({
  settings: parseSettings(process.env),
  // All inquiries come from one machine, so limits would block them.
  intakeLimits: noLimits,
  ...JSON.parse(process.argv[2] ?? '{}'),
});
