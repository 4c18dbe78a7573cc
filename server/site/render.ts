import { pathToFileURL } from 'node:url';
import type { LoadContext } from '#library/load-context.ts';

export type PageRenderer = (request: Request, context: LoadContext) => Promise<Response>;

interface ServerBuild {
  /** The module is app/entry.server.tsx. */
  entry: { module: { requestHandler(build: ServerBuild): PageRenderer } };
}

export async function loadPageRenderer(serverBuild: string): Promise<PageRenderer> {
  const build: ServerBuild = await import(pathToFileURL(serverBuild).href);
  return build.entry.module.requestHandler(build);
}

/** Loads React Router and the content with the first rendered page, so the server starts faster. */
export function createLazyRenderer(serverBuild: string): PageRenderer {
  let rendererPromise: Promise<PageRenderer> | undefined;
  return async (request, context) => {
    rendererPromise ??= loadPageRenderer(serverBuild);
    return (await rendererPromise)(request, context);
  };
}
