import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { clientErrorsPath } from '#server/http/security-headers.ts';
import type { ClientErrorKind } from '#server/inquiry/metrics.ts';
import { getClientKey, RateLimiter } from '#server/inquiry/rate-limit.ts';
import { getClient, isAllowedOrigin } from '#server/inquiry/receive.ts';
import { getPath } from '#server/log.ts';

/** Everything else in a report is dropped, because it could contain what a visitor typed. */
const pagePath = z
  .string()
  .transform(getPath)
  .pipe(z.string().regex(/^\/[\w/.%~-]*$/));

const scriptError = z.object({
  kind: z.enum(['error', 'rejection']),
  name: z.string().regex(/^[A-Z][A-Za-z]{0,40}$/),
  script: z.string().regex(/^[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/),
  page: pagePath,
});

/** Browsers send this format to the policy's `report-uri`. */
const policyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z
        .url()
        .transform((url) => new URL(url).pathname)
        .pipe(pagePath),
      'violated-directive': z.string().regex(/^[a-z-]{1,40}(?= |$)/),
      'blocked-uri': z.string().transform(getBlockedSource),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    kind: 'csp' as const,
    directive: report['violated-directive'].split(' ')[0],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
  }));

const clientError = z.union([scriptError, policyReport]);

/** Returns an origin, or a keyword such as `inline`. */
function getBlockedSource(source: string): string {
  if (!URL.canParse(source)) return /^[a-z-]{1,20}$/.exec(source)?.[0] ?? 'unknown';
  const { protocol, host } = new URL(source);
  return `${protocol}//${host}`.slice(0, 100);
}

/** People rarely see more errors than this, and the log must not fill up. */
const limits = {
  client: { burst: 10, perMinute: 5 },
  allClients: { burst: 100, perMinute: 100 },
  logLines: { burst: 10, perMinute: 10 },
};

interface ClientErrorOptions {
  count: (kind: ClientErrorKind) => void;
}

/** Counts and logs script errors and blocked content in visitors' browsers. */
export async function clientErrorsPlugin(app: FastifyInstance, { count }: ClientErrorOptions) {
  const clients = new RateLimiter(limits.client);
  const shared = new RateLimiter(limits.allClients);
  const logLines = new RateLimiter(limits.logLines);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parseJson);

  app.post(clientErrorsPath, { bodyLimit: 8192 }, async (request, reply) => {
    const { address, host } = getClient(request);
    if (!isAllowedOrigin(request.headers.origin ?? null, host, [])) return reply.code(403).send();
    if (clients.take(getClientKey(address)) > 0 || shared.take('') > 0) {
      return reply.code(429).send();
    }
    const report = clientError.safeParse(request.body);
    if (!report.success) return reply.code(400).send();
    count(report.data.kind);
    if (logLines.take('') === 0) request.log.warn(report.data, 'error in a browser');
    return reply.code(204).send();
  });
}
