import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { IslandRenderer } from '#app/browser/island.tsx';
import { inquiryContext } from '#app/inquiry/submit-inquiry.ts';
import { findContext, type LoadContext } from '#library/load-context.ts';

/**
 * Waits for the complete page: prerendered pages are written to disk, and the few that are rendered
 * on request get a Content-Security-Policy based on their content.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await renderToReadableStream(
    <IslandRenderer value={import.meta.env.DEV ? undefined : renderToString}>
      <ServerRouter context={context} url={request.url} />
    </IslandRenderer>,
  );
  await html.allReady;
  return new Response(html, { status, headers });
}

// Prerendering and the dev server don't set this context, so they log errors to the console.
const errorReporter = createContext<LoadContext['reportError']>(console.error);

/**
 * The server shares no modules with this bundle, so React Router and the context for loaders and
 * actions must come from here.
 */
export function requestHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, 'production');
  return (request: Request, { reportError, inquiries, find }: LoadContext) => {
    const context = new RouterContextProvider();
    context.set(errorReporter, reportError);
    context.set(inquiryContext, inquiries);
    context.set(findContext, find);
    return handle(request, context);
  };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // The server already logs client errors.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(errorReporter)(error);
};
