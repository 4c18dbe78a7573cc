import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp, policySurroundings } from '#server/handler.ts';
import { inquiriesOf } from '#server/inquiries.ts';
import { loadRender } from '#server/render.ts';
import type { Settings } from '#server/settings.ts';
import { loadSiteFiles } from '#server/static-files.ts';
import { stopOnSignals } from '#server/stop.ts';

export interface ServeOptions extends Pick<AppOptions, 'limits'> {
  settings: Settings;
  /** What `npm run build` made. */
  buildFolder: string;
}

/** Serves a build until a signal ends the process, and says where on standard output. */
export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  const { settings, buildFolder, ...rest } = options;
  const files = loadSiteFiles(buildFolder, policySurroundings(settings));
  const render = await loadRender(join(buildFolder, 'server', 'index.js'));
  const inquiries = inquiriesOf(settings);
  const app = await createApp({ ...rest, ...inquiries, settings, files, render });
  const address = await app.listen({ host: settings.host, port: settings.port });
  stopOnSignals(app, settings.shutdownDeadlineSeconds);
  process.stdout.write(`${address}\n`);
  return app;
}
