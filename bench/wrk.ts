import { execFileSync } from 'node:child_process';

export interface WrkResult {
  requests: number;
  perSecond: number;
  p99Milliseconds: number;
  /** Answers that were no success, and connections that broke. */
  failed: number;
}

export interface WrkOptions {
  connections: number;
  seconds: number;
  headers?: string[];
  /** A file of Lua that makes the requests, and what it is given. */
  script?: [file: string, ...given: string[]];
}

/** One round of wrk: a process of its own, on loopback only. */
export function wrk(url: string, options: WrkOptions): WrkResult {
  const { connections, seconds, headers = [], script: [script, ...given] = [] } = options;
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...headers.flatMap((header) => ['-H', header]),
      ...(script === undefined ? [] : ['-s', script]),
      url,
      ...(given.length > 0 ? ['--', ...given] : []),
    ],
    { encoding: 'utf8' },
  );
  const figure = (pattern: RegExp, otherwise: number) =>
    Number(pattern.exec(output)?.[1] ?? otherwise);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const inMilliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    requests: figure(/(\d+) requests in/, Number.NaN),
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/, 0),
    p99Milliseconds: Number(p99) * inMilliseconds,
    failed: (broken ?? [])
      .slice(1)
      .reduce((sum, count) => sum + Number(count), figure(/Non-2xx or 3xx responses: (\d+)/, 0)),
  };
}
