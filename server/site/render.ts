import { pathToFileURL } from 'node:url';
import type { LoadContext } from '#library/load-context.ts';

/** React Router's request handler, for forms and pages that aren't prerendered. */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;

interface ServerBuild {
  /** app/entry.server.tsx */
  entry: { module: { requestHandler(build: ServerBuild): Render } };
}

export async function loadRender(serverBuild: string): Promise<Render> {
  const build: ServerBuild = await import(pathToFileURL(serverBuild).href);
  return build.entry.module.requestHandler(build);
}

/** Loads React Router and the content with the first page that needs rendering. */
export function lazyRender(serverBuild: string): Render {
  let loading: Promise<Render> | undefined;
  return async (request, context) => {
    loading ??= loadRender(serverBuild);
    const render = await loading;
    return render(request, context);
  };
}
