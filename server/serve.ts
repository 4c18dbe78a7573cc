import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp, policySurroundings } from '#server/http/app.ts';
import { defaultLimits } from '#server/http/limits.ts';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import { wireInquiries } from '#server/inquiry-wiring.ts';
import type { Settings } from '#server/settings.ts';
import { loadRender } from '#server/site/render.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import { stopOnSignals } from '#server/stop.ts';

export interface ServeOptions extends Pick<AppOptions, 'limits'> {
  settings: Settings;
  /** What `npm run build` made. */
  buildFolder: string;
  /** What the operator should know about the settings. */
  warnings?: readonly string[];
  /** For programs that test the server with more inquiries than people send. */
  intakeLimits?: IntakeLimits;
}

/** Serves a build until a signal ends the process, and says where on standard output. */
export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  const { settings, buildFolder } = options;
  const deadline = settings.shutdownDeadlineSeconds * 1000;
  const leaveTimeout = Math.min(defaultLimits.leaveTimeout, deadline / 2);
  const limits = { leaveTimeout, ...options.limits };
  const files = loadSiteFiles(buildFolder, policySurroundings(settings));
  const render = await loadRender(join(buildFolder, 'server', 'index.js'));
  const inquiries = wireInquiries(settings, options.intakeLimits);
  const app = await createApp({ ...inquiries, limits, settings, files, render });
  for (const warning of options.warnings ?? []) app.log.warn(`settings: ${warning}`);
  const address = await app.listen({ host: settings.host, port: settings.port });
  stopOnSignals(app, settings.shutdownDeadlineSeconds);
  process.stdout.write(`${address}\n`);
  return app;
}
