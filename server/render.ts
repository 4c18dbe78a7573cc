import { pathToFileURL } from 'node:url';
import type { Services } from '#app/services.ts';

export type Render = (request: Request, services: Services) => Promise<Response>;

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
  const requestHandler = ['entry', 'module', 'requestHandler'].reduce(
    (part: unknown, name) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
    value,
  );
  return typeof requestHandler === 'function';
}
