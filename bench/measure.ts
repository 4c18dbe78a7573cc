import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '#server/inquiry/testing/start-process.ts';

export function median(values: number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN;
}

export function formatTable(rows: Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((key) => row[key]))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export async function startSite(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const startTime = performance.now();
  const { address, child, end } = await startProcess(
    resolve('build/main.js'),
    {},
    // Run outside the project because the .env file there may set a mail server.
    { cwd: folder, env: { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...environment } },
  );
  return {
    url: address,
    startMilliseconds: performance.now() - startTime,
    /** Returns NaN on systems without /proc. */
    getMemoryMegabytes() {
      const file = `/proc/${child.pid}/status`;
      const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async close() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface WrkOptions {
  connections: number;
  seconds: number;
  headers?: string[];
  luaScript?: [file: string, ...args: string[]];
}

/** This throws if a connection fails, but HTTP errors are only counted. */
export function runWrk(url: string, { connections, seconds, headers = [], luaScript }: WrkOptions) {
  const [file, ...args] = luaScript ?? [];
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...headers.flatMap((header) => ['-H', header]),
      ...(file ? ['-s', file] : []),
      url,
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { encoding: 'utf8' },
  );
  if (output.includes('Socket errors')) throw new Error(`wrk lost connections:\n${output}`);
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Milliseconds: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}
