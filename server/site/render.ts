import { pathToFileURL } from 'node:url';
import type { LoadContext } from '#app/load-context.ts';

export type Render = (request: Request, context: LoadContext) => Promise<Response>;

interface ServerBuild {
  /** app/entry.server.tsx */
  entry: { module: { requestHandler(build: ServerBuild): Render } };
}

/** React Router's side of the site: what was not prerendered, and what forms send. */
export async function loadRender(serverBuild: string): Promise<Render> {
  const build: unknown = await import(pathToFileURL(serverBuild).href);
  if (!isServerBuild(build)) {
    throw new Error(
      `${serverBuild} is not a server build of this site: app/entry.server.tsx must export ` +
        'requestHandler(build). Build the site again.',
    );
  }
  return build.entry.module.requestHandler(build);
}

function isServerBuild(value: unknown): value is ServerBuild {
  return typeof ['entry', 'module', 'requestHandler'].reduce(inside, value) === 'function';
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
