/**
 * How many inquiries a second are stored, mailed and answered, beside a bare handler that only
 * syncs a line to a file. Runs take turns, so that a busy machine is busy for all of them.
 *
 * npm run bench:inquiry [seconds] [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { functionPath } from '#server/inquiry/routes.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';

const duration = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 5);
/** Seconds until the compiler has seen enough. */
const warmUp = 2;
const connections = [1, 16];

interface Run {
  perSecond: number;
  p99: number;
}

const directory = mkdtempSync(join(tmpdir(), 'inquiry-bench-'));
const postgres = await startPostgres();
const service = join(import.meta.dirname, '..', 'server', 'inquiry', 'testing', 'standalone.ts');
const fresh = () => mkdtempSync(join(directory, 'run-'));

const candidates = {
  'bare handler': () =>
    startProcess(join(import.meta.dirname, 'bare-handler.ts'), join(fresh(), 'lines.log')),
  SQLite: () =>
    startProcess(service, JSON.stringify({ dataDirectory: fresh(), discardMail: true })),
  PostgreSQL: async () => {
    const databaseUrl = await postgres.createDatabase();
    return startProcess(
      service,
      JSON.stringify({ dataDirectory: directory, databaseUrl, discardMail: true }),
    );
  },
};

async function measure(address: string, clients: number, duration: number): Promise<Run> {
  let count = 0;
  const result = await autocannon({
    url: `${address}${functionPath}`,
    connections: clients,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          const message = `${sampleBody.message} Number ${count}.`;
          const key = { 'idempotency-key': `${Date.now()}-${count}` };
          return {
            ...request,
            headers: { ...request.headers, ...key },
            body: JSON.stringify({ ...sampleBody, message }),
          };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} did not come.`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const runs = new Map<string, Run[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, start] of Object.entries(candidates)) {
      for (const clients of connections) {
        const server = await start();
        await measure(server.address, clients, warmUp);
        const run = await measure(server.address, clients, duration);
        await server.end('SIGTERM');
        const key = `${name}, ${clients}`;
        runs.set(key, [...(runs.get(key) ?? []), run]);
      }
    }
  }
  console.log(`${cpus().length} cores, ${duration} s each, median of ${rounds}, mail thrown away`);
  console.table(
    connections.flatMap((clients) => {
      const of = (name: string, figure: keyof Run) =>
        median((runs.get(`${name}, ${clients}`) ?? []).map((run) => run[figure]));
      return Object.keys(candidates).map((name) => ({
        handler: name,
        clients,
        'per second': Math.round(of(name, 'perSecond')),
        'p99 ms': of(name, 'p99'),
        'ratio to bare': (of(name, 'perSecond') / of('bare handler', 'perSecond')).toFixed(2),
      }));
    }),
  );
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
