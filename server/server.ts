import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { type AppOptions, createApp, getPolicyOptions } from '#server/http/app.ts';
import { defaultLimits } from '#server/http/limits.ts';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import { createInquiryService } from '#server/inquiry/service.ts';
import { findMisspellings, parseSettings, type Settings } from '#server/settings.ts';
import { createLazyRenderer } from '#server/site/render.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import { describeStartFailure } from '#server/start-failure.ts';

export async function main(): Promise<void> {
  try {
    loadEnvironmentFile();
    const settings = parseSettings(process.env);
    const warnings = findMisspellings(process.env);
    await serve({ settings, warnings, buildFolder: import.meta.dirname });
  } catch (error) {
    console.error(describeStartFailure(error));
    process.exit(1);
  }
}

export interface ServeOptions extends Pick<AppOptions, 'limits'> {
  settings: Settings;
  buildFolder: string;
  warnings?: readonly string[];
  intakeLimits?: IntakeLimits;
}

/** Serves a build until a signal stops it. Prints the server's address to standard output. */
export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  const { settings, buildFolder, warnings = [] } = options;
  const deadline = settings.shutdownDeadlineSeconds * 1000;
  const drainTimeout = Math.min(defaultLimits.drainTimeout, deadline / 2);
  const app = await createApp({
    settings,
    limits: { drainTimeout, ...options.limits },
    files: loadSiteFiles(buildFolder, getPolicyOptions(settings)),
    render: createLazyRenderer(join(buildFolder, 'server', 'index.js')),
    startInquiries: (log) =>
      createInquiryService({ ...settings, limits: options.intakeLimits, log }),
  });
  for (const warning of warnings) app.log.warn(`settings: ${warning}`);
  const address = await app.listen({ host: settings.host, port: settings.port });
  stopOnSignals(app, settings.shutdownDeadlineSeconds);
  process.stdout.write(`${address}\n`);
  return app;
}

/** A second signal or the deadline ends the process immediately. */
function stopOnSignals(app: FastifyInstance, deadlineSeconds: number): void {
  let signaledAt = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // npm forwards Ctrl+C, so the same signal arrives twice.
    if (signal === 'SIGINT' && Date.now() - signaledAt < 500) return;
    if (signaledAt > 0) {
      app.log.warn({ signal }, 'stopped immediately by a second signal');
      process.exit(1);
    }
    signaledAt = Date.now();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error({ deadlineSeconds }, 'requests did not finish before the deadline');
      process.exit(1);
    }, deadlineSeconds * 1000).unref();
    try {
      await app.drain();
      await app.close();
      app.log.info('stopped');
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'failed to stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
