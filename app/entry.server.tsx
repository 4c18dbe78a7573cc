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
import { RenderAlone } from '#app/browser/island.tsx';
import { inquiryContext } from '#app/inquiry/submit-inquiry.ts';
import { findContext, type LoadContext } from '#library/load-context.ts';

/**
 * Pages are rendered whole before they are sent: prerendered ones are written to disk, and the
 * few that are rendered on request are small and get their Content-Security-Policy from what is in them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await renderToReadableStream(
    <RenderAlone value={import.meta.env.DEV ? undefined : renderToString}>
      <ServerRouter context={context} url={request.url} />
    </RenderAlone>,
  );
  await html.allReady;
  return new Response(html, { status, headers });
}

// While building and developing there is no server, and errors belong on the screen.
const reporter = createContext<LoadContext['reportError']>(console.error);

/**
 * Answers requests for the server, which shares no modules with this bundle: React Router and what
 * loaders and actions find in their context must come from here.
 */
export function requestHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, 'production');
  return (request: Request, { reportError, inquiries, find }: LoadContext) => {
    const context = new RouterContextProvider();
    context.set(reporter, reportError);
    context.set(inquiryContext, inquiries);
    context.set(findContext, find);
    return handle(request, context);
  };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A request that asks for what is not offered is the sender's mistake, and its answer is logged.
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(reporter)(error);
};
