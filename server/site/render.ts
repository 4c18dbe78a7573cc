import { pathToFileURL } from 'node:url';
import type { LoadContext } from '#library/load-context.ts';

/** React Router's side of the site: pages that were not prerendered, and forms. */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;

interface ServerBuild {
  /** app/entry.server.tsx */
  entry: { module: { requestHandler(build: ServerBuild): Render } };
}

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

/** Loads React Router and the content when the first page has to be rendered, not at the start. */
export function lazyRender(serverBuild: string): Render {
  let loading: Promise<Render> | undefined;
  return async (request, context) => {
    loading ??= loadRender(serverBuild);
    const render = await loading;
    return render(request, context);
  };
}

function isServerBuild(value: unknown): value is ServerBuild {
  const module = ['entry', 'module'].reduce(inside, value);
  return typeof inside(module, 'requestHandler') === 'function';
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
