import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { type AppOptions, createApp, getPolicyOptions } from '#server/http/app.ts';
import { defaultLimits } from '#server/http/limits.ts';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import { createInquiryService } from '#server/inquiry/service.ts';
import { nearMisses, parseSettings, type Settings } from '#server/settings.ts';
import { lazyRender } from '#server/site/render.ts';
import { loadSiteFiles } from '#server/site/site-files.ts';
import { startFailure } from '#server/start-failure.ts';

/** Serves the build that this bundle is part of, with the settings of the environment. */
export async function main(): Promise<void> {
  try {
    loadEnvironmentFile();
    const settings = parseSettings(process.env);
    const warnings = nearMisses(process.env);
    await serve({ settings, warnings, buildFolder: import.meta.dirname });
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}

export interface ServeOptions extends Pick<AppOptions, 'limits'> {
  settings: Settings;
  /** What `npm run build` made. */
  buildFolder: string;
  /** What the operator should know about the settings. */
  warnings?: readonly string[];
  /** For programs that test the server with more inquiries than people send. */
  intakeLimits?: IntakeLimits;
}

/** Serves a build until a signal ends the process, and writes its address to standard output. */
export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  const { settings, buildFolder, warnings = [] } = options;
  const deadline = settings.shutdownDeadlineSeconds * 1000;
  const drainTimeout = Math.min(defaultLimits.drainTimeout, deadline / 2);
  const app = await createApp({
    settings,
    limits: { drainTimeout, ...options.limits },
    files: loadSiteFiles(buildFolder, getPolicyOptions(settings)),
    render: lazyRender(join(buildFolder, 'server', 'index.js')),
    // Opens the store and starts the outbox.
    startInquiries: (log) =>
      createInquiryService({ ...settings, limits: options.intakeLimits, log }),
  });
  for (const warning of warnings) app.log.warn(`settings: ${warning}`);
  const address = await app.listen({ host: settings.host, port: settings.port });
  stopOnSignals(app, settings.shutdownDeadlineSeconds);
  process.stdout.write(`${address}\n`);
  return app;
}

/**
 * The first signal lets clients ask once more and requests in flight finish. A second one, or the
 * deadline, ends the process at once.
 */
function stopOnSignals(app: FastifyInstance, deadlineSeconds: number): void {
  let stoppedAt = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // npm forwards Ctrl+C, so the same one arrives twice.
    if (signal === 'SIGINT' && Date.now() - stoppedAt < 500) return;
    if (stoppedAt > 0) {
      app.log.warn({ signal }, 'stopped at once by a second signal');
      process.exit(1);
    }
    stoppedAt = Date.now();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error({ deadlineSeconds }, 'requests did not finish before the deadline');
      process.exit(1);
    }, deadlineSeconds * 1000).unref();
    try {
      await app.leave();
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
