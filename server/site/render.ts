import { pathToFileURL } from 'node:url';
import type { LoadContext } from '#app/load-context.ts';

export type Render = (request: Request, context: LoadContext) => Promise<Response>;

interface ServerBuild {
  /** app/entry.server.tsx */
  entry: { module: { requestHandler(build: ServerBuild): Render; warm(): Promise<void> } };
}

/** React Router's side of the site: what was not prerendered, and what forms send. */
export interface Renderer {
  render: Render;
  /** Does what the first request would wait for, a little at a time. */
  warm(): Promise<void>;
}

export async function loadRender(serverBuild: string): Promise<Renderer> {
  const build: unknown = await import(pathToFileURL(serverBuild).href);
  if (!isServerBuild(build)) {
    throw new Error(
      `${serverBuild} is not a server build of this site: app/entry.server.tsx must export ` +
        'requestHandler(build) and warm(). Build the site again.',
    );
  }
  const { module } = build.entry;
  return { render: module.requestHandler(build), warm: () => module.warm() };
}

function isServerBuild(value: unknown): value is ServerBuild {
  const module = ['entry', 'module'].reduce(inside, value);
  return ['requestHandler', 'warm'].every((name) => typeof inside(module, name) === 'function');
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
