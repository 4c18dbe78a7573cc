import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export interface LogStream {
  write(line: string): void;
}

/** Picks fields by name, because libraries attach personal data to requests and errors. */
export function getLoggerOptions(level: Settings['logLevel'], stream: LogStream): LoggerOptions {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

export function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: typeof error.code === 'string' ? error.code : undefined,
  };
}

/** Drops the query, which may contain personal data, and shortens the path to fit a log line. */
export function getPath(target: string): string {
  const queryIndex = target.indexOf('?');
  return (queryIndex < 0 ? target : target.slice(0, queryIndex)).slice(0, 200);
}

export function logResponse(
  log: FastifyBaseLogger,
  { method, url = '' }: IncomingMessage,
  status: number,
  milliseconds: number,
): void {
  const fields = { method, path: getPath(url), status, ms: Math.round(milliseconds) };
  if (status === 404) log.info(fields, 'page not found');
  else if (status >= 500) log.warn(fields, 'responded with a server error');
  else log.info(fields, 'request completed');
}

/** Reports the first event of each kind immediately, then a count at most once a minute. */
export function throttlePerMinute<Kind extends string>(
  write: (kind: Kind, times: number) => void,
  clock: () => number = () => performance.now(),
): (kind: Kind) => void {
  const pauses = new Map<Kind, { until: number; times: number }>();
  return (kind) => {
    const pause = pauses.get(kind);
    const times = (pause?.times ?? 0) + 1;
    if (pause && clock() < pause.until) {
      pause.times = times;
      return;
    }
    pauses.set(kind, { until: clock() + 60_000, times: 0 });
    write(kind, times);
  };
}
