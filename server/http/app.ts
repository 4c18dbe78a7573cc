import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { createFront, type Front } from '#server/http/front.ts';
import { defaultLimits, type Limits } from '#server/http/limits.ts';
import type { PolicySurroundings } from '#server/http/security-headers.ts';
import { proxyMatcher } from '#server/http/trusted-proxies.ts';
import { inquiryRoutes } from '#server/inquiry/routes.ts';
import type { InquiryService, Readiness } from '#server/inquiry/service.ts';
import { atMostOnceAMinute, type LogStream, logAnswer, loggerOptions } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { siteFinder } from '#server/site/finder.ts';
import type { Render } from '#server/site/render.ts';
import { pages, refuse } from '#server/site/rendered-pages.ts';
import type { SiteFiles } from '#server/site/site-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Before `close`, where clients keep connections: see `Connections`. */
    leave(): Promise<void>;
  }
}

export interface AppOptions {
  settings: Pick<
    Settings,
    'logLevel' | 'metricsToken' | 'trustProxy' | 'viteFunctionsUrl' | 'strictTransportSecurity'
  >;
  files: SiteFiles;
  render: Render;
  /** Starts what takes inquiries. It stops with the app, after the last request. */
  startInquiries?: (log: FastifyBaseLogger) => Promise<InquiryService>;
  /** Adds routes for tests, before React Router and after the files. */
  register?: (app: FastifyInstance) => void | Promise<void>;
  limits?: Partial<Limits>;
  logStream?: LogStream;
}

/** Files first, then health, then inquiries, then React Router. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, files, render } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const surroundings = policySurroundings(settings);
  const routes = new Set<string>();
  let front: Front | undefined;
  const app = Fastify({
    serverFactory(handler) {
      front = createFront(
        {
          files,
          limits,
          surroundings,
          isProxy: proxyMatcher(settings.trustProxy),
          isRoute: (path) => routes.has(path),
          onMissing: (request) => logAnswer(app.log, request, 404, 0),
          onRefused: atMostOnceAMinute((reason, times) => {
            app.log.warn({ times }, refusedConnection[reason]);
          }),
        },
        handler,
      );
      return front.server;
    },
    clientErrorHandler: (error, socket) => front?.answerError(error, socket),
    logger: loggerOptions(settings.logLevel, options.logStream ?? process.stderr),
    // One line for each answer instead, without what Fastify tells about the client.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    // A request that was sent before the client could know that we stop gets its answer.
    return503OnClosing: false,
  });

  app.addHook('onRoute', ({ url }) => {
    routes.add(url);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request.log, request.raw, reply.statusCode, reply.elapsedTime);
  });
  app.decorate('leave', async () => front?.connections.leave());
  app.addHook('preClose', async () => front?.connections.drain());
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed');
    return refuse(reply, status >= 400 && status <= 599 ? status : 500);
  });

  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', async (_request, reply) => {
    const { ok, reason, warnings = [] } = await readiness();
    reply.header('cache-control', 'no-store').code(ok ? 200 : 503);
    if (!ok) return { status: 'unavailable', reason };
    return warnings.length > 0 ? { status: 'ok', warnings } : { status: 'ok' };
  });

  const inquiries = await options.startInquiries?.(app.log);
  if (inquiries) {
    await app.register(inquiryRoutes(inquiries, settings.metricsToken));
    app.addHook('onClose', () => inquiries.stop());
  }
  await options.register?.(app);
  const receiverFor = inquiries?.receiverFor;
  const find = siteFinder(files);
  await app.register(pages, { files, render, find, receiverFor, surroundings, limits });
  return app;

  async function readiness(): Promise<Readiness> {
    // A load balancer then sends the next requests elsewhere.
    if (front?.connections.leaving) return { ok: false, reason: 'the server is stopping' };
    return inquiries ? inquiries.ready() : { ok: true };
  }
}

const refusedConnection = {
  all: 'connections refused: as many are open as the server takes',
  client:
    'connections refused: one client holds as many as it may (a proxy belongs into TRUST_PROXY)',
};

/** The same for prerendered and for rendered pages. */
export function policySurroundings(settings: AppOptions['settings']): PolicySurroundings {
  const { viteFunctionsUrl, trustProxy, strictTransportSecurity } = settings;
  return {
    strictTransportSecurity,
    connect: viteFunctionsUrl === undefined ? [] : [new URL(viteFunctionsUrl).origin],
    upgradeInsecureRequests: trustProxy.length > 0,
  };
}
