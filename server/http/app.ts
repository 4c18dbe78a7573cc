import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { clientErrorsPlugin } from '#server/http/client-errors.ts';
import { createHttpServer, type HttpServer } from '#server/http/http-server.ts';
import { defaultLimits, type Limits } from '#server/http/limits.ts';
import type { PolicyOptions } from '#server/http/security-headers.ts';
import { createProxyMatcher } from '#server/http/trusted-proxies.ts';
import { createRoutes } from '#server/inquiry/routes.ts';
import type { InquiryService, Readiness } from '#server/inquiry/service.ts';
import { getLoggerOptions, type LogStream, logResponse, throttlePerMinute } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { createSiteFinder } from '#server/site/finder.ts';
import type { PageRenderer } from '#server/site/render.ts';
import { pagesPlugin, sendError } from '#server/site/rendered-pages.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Gives clients time to leave their keep-alive connections. Call it before `close`. */
    drain(): Promise<void>;
  }
}

export interface AppOptions {
  settings: Pick<
    Settings,
    'logLevel' | 'metricsToken' | 'trustProxy' | 'viteFunctionsUrl' | 'strictTransportSecurity'
  >;
  files: SiteFiles;
  render: PageRenderer;
  /** The service stops with the app, after the last request. */
  startInquiries?: (log: FastifyBaseLogger) => Promise<InquiryService>;
  /** Adds routes for tests. They're matched after files and before React Router. */
  register?: (app: FastifyInstance) => void | Promise<void>;
  limits?: Partial<Limits>;
  logStream?: LogStream;
}

/** Requests are matched with files, then health checks, then inquiries, then React Router. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, files, render } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const policyOptions = getPolicyOptions(settings);
  const routes = new Set<string>();
  let httpServer: HttpServer | undefined;
  const app = Fastify({
    serverFactory(handler) {
      httpServer = createHttpServer(
        {
          files,
          limits,
          policyOptions,
          isProxy: createProxyMatcher(settings.trustProxy),
          isRoute: (path) => routes.has(path),
          onNotFound: (request) => logResponse(app.log, request, 404, 0),
          onConnectionRefused: throttlePerMinute((reason, times) => {
            app.log.warn({ times }, connectionWarnings[reason]);
          }),
        },
        handler,
      );
      return httpServer.server;
    },
    clientErrorHandler: (error, socket) => httpServer?.respondToClientError(error, socket),
    logger: getLoggerOptions(settings.logLevel, options.logStream ?? process.stderr),
    // Fastify's request log contains the client's address, so `logResponse` replaces it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    // Clients may send a request before they can know that the server is stopping.
    return503OnClosing: false,
  });

  app.addHook('onRoute', ({ url }) => {
    routes.add(url);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logResponse(request.log, request.raw, reply.statusCode, reply.elapsedTime);
  });
  app.decorate('drain', async () => httpServer?.connections.drain());
  app.addHook('preClose', async () => httpServer?.connections.closeIdle());
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'unexpected error');
    return sendError(reply, status >= 400 && status <= 599 ? status : 500);
  });

  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', builtAt: files.builtAt }),
  );
  app.get('/ready', async (_request, reply) => {
    const { ok, reason, warnings = [] } = await checkReadiness();
    reply.header('cache-control', 'no-store').code(ok ? 200 : 503);
    if (!ok) return { status: 'unavailable', reason };
    return warnings.length > 0 ? { status: 'ok', warnings } : { status: 'ok' };
  });

  const inquiries = await options.startInquiries?.(app.log);
  if (inquiries) {
    await app.register(createRoutes(inquiries, settings.metricsToken));
    await app.register(clientErrorsPlugin, { count: inquiries.countClientError });
    app.addHook('onClose', () => inquiries.stop());
  }
  await options.register?.(app);
  const createReceiver = inquiries?.createReceiver;
  const find = createSiteFinder(files);
  await app.register(pagesPlugin, { files, render, find, createReceiver, policyOptions, limits });
  return app;

  async function checkReadiness(): Promise<Readiness> {
    if (httpServer?.connections.isDraining) return { ok: false, reason: 'the server is stopping' };
    return inquiries ? inquiries.checkReadiness() : { ok: true };
  }
}

const connectionWarnings = {
  all: 'connections refused: the server has reached its limit',
  client:
    'connections refused: one client has reached its limit; if it is your proxy, add it to TRUST_PROXY',
};

export function getPolicyOptions(settings: AppOptions['settings']): PolicyOptions {
  const { viteFunctionsUrl, trustProxy, strictTransportSecurity } = settings;
  return {
    strictTransportSecurity,
    connect: viteFunctionsUrl === undefined ? [] : [new URL(viteFunctionsUrl).origin],
    upgradeInsecureRequests: trustProxy.length > 0,
  };
}
