import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionPath } from '#server/inquiry/routes.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { formatTable, median, runWrk } from './measure.ts';

const serviceFile = join(import.meta.dirname, '../server/inquiry/testing/service-process.ts');
const luaFile = join(import.meta.dirname, 'inquiry.lua');
/** inquiry.lua replaces NUMBER with a count because the server drops duplicates. */
const template = JSON.stringify({ ...sampleBody, message: `${sampleBody.message} Number NUMBER.` });

/** This alternates between the stores so other load on the machine affects both. */
export async function measureInquiries(runs: number) {
  const directory = mkdtempSync(join(tmpdir(), 'inquiry-bench-'));
  const postgres = await startPostgres();
  const stores = {
    SQLite: async () => ({ dataDir: mkdtempSync(join(directory, 'run-')) }),
    PostgreSQL: async () => ({ dataDir: directory, databaseUrl: await postgres.createDatabase() }),
  };
  const resultsByStore = new Map<string, ReturnType<typeof runWrk>[]>();
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, prepare] of Object.entries(stores)) {
        const options = { ...(await prepare()), discardMail: true };
        const server = await startProcess(serviceFile, options);
        const runLoad = (seconds: number) =>
          runWrk(server.address + functionPath, {
            connections: 16,
            seconds,
            luaScript: [luaFile, template, randomUUID()],
          });
        runLoad(2);
        const result = runLoad(5);
        await server.end('SIGTERM');
        if (result.failures > 0) throw new Error(`${result.failures} ${name} requests failed.`);
        resultsByStore.set(name, [...(resultsByStore.get(name) ?? []), result]);
      }
    }
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  return formatTable(
    Array.from(resultsByStore, ([name, results]) => ({
      store: name,
      'per second': Math.round(median(results.map(({ perSecond }) => perSecond))),
      'p99 ms': median(results.map(({ p99Milliseconds }) => p99Milliseconds)),
    })),
  );
}
