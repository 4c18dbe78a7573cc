import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/settings.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Where log lines go. Standard output is left to the one line with the address. */
export interface LogStream {
  write(line: string): void;
}

/**
 * JSON lines without personal data: no addresses, no queries, no bodies, no user agents.
 * What describes a request or an error is picked by name, so that a library which attaches
 * more to them (a raw packet, a database row) cannot put it into the log.
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

/** The path of a request target, short enough for a log line, and never its query. */
export function pathOf(target: string): string {
  const queryAt = target.indexOf('?');
  return (queryAt < 0 ? target : target.slice(0, queryAt)).slice(0, 200);
}

/** One line for each request that was not a plain file. A missing page is worth finding. */
export function logAnswer(
  log: FastifyBaseLogger,
  { method, url = '' }: IncomingMessage,
  status: number,
  milliseconds: number,
): void {
  const line = { method, path: pathOf(url), status, ms: Math.round(milliseconds) };
  if (status === 404) log.info(line, 'not found');
  else if (status >= 500) log.warn(line, 'failed');
  else log.info(line, 'answered');
}

/** For what a client can make happen a thousand times a second: the first of each kind, then a sum. */
export function atMostOnceAMinute<Kind extends string>(
  write: (kind: Kind, times: number) => void,
  clock: () => number = () => performance.now(),
): (kind: Kind) => void {
  const silences = new Map<Kind, { until: number; times: number }>();
  return (kind) => {
    const silence = silences.get(kind);
    const times = (silence?.times ?? 0) + 1;
    if (silence && clock() < silence.until) {
      silence.times = times;
      return;
    }
    silences.set(kind, { until: clock() + 60_000, times: 0 });
    write(kind, times);
  };
}
