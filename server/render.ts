import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services } from '#app/services.ts';

export type Render = (request: Request, services: Services) => Promise<Response>;

interface EntryModule {
  /** What loaders and actions may use of the server: app/entry.server.tsx makes it. */
  loadContext(services: Services): RouterContextProvider;
}

/** React Router's side of the site: what was not prerendered, and what forms send. */
export async function loadRender(serverBuild: string): Promise<Render> {
  const build: unknown = await import(pathToFileURL(serverBuild).href);
  if (!isServerBuild(build)) {
    throw new Error(`${serverBuild} is not a server build of React Router. Build the site again.`);
  }
  const entry: unknown = build.entry.module;
  if (!hasLoadContext(entry)) {
    throw new Error(
      `${serverBuild}: app/entry.server.tsx does not export loadContext(services), ` +
        'without which loaders and actions cannot reach the services of the server.',
    );
  }
  const handle = createRequestHandler(build, 'production');
  return (request, services) => handle(request, entry.loadContext(services));
}

function isServerBuild(value: unknown): value is ServerBuild {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['entry', 'routes', 'assets'].every((name) => name in value)
  );
}

function hasLoadContext(value: unknown): value is EntryModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'loadContext' in value &&
    typeof value.loadContext === 'function'
  );
}
