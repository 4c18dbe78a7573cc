import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The log goes to standard error. Standard output has only the line with the address. */
export interface LogStream {
  write(line: string): void;
}

/**
 * JSON lines without personal data: no addresses, no queries, no bodies, no user agents. The
 * serializers pick fields by name, because libraries attach more to requests and errors, such as a
 * raw packet or a database row.
 */
export function loggerOptions(level: Settings['logLevel'], stream: LogStream): LoggerOptions {
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

/** The path of a URL without its query, cut to fit a log line. */
export function getPath(target: string): string {
  const queryAt = target.indexOf('?');
  return (queryAt < 0 ? target : target.slice(0, queryAt)).slice(0, 200);
}

/** Logs one line for each request except for files. */
export function logResponse(
  log: FastifyBaseLogger,
  { method, url = '' }: IncomingMessage,
  status: number,
  milliseconds: number,
): void {
  const line = { method, path: getPath(url), status, ms: Math.round(milliseconds) };
  if (status === 404) log.info(line, 'not found');
  else if (status >= 500) log.warn(line, 'failed');
  else log.info(line, 'answered');
}

/** Reports the first event of each kind at once, and then a count once a minute at most. */
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
