/**
 * Publishes builds and restarts two servers in turn under load. No connection may be reset, no
 * request may fail, and no inquiry may be lost or mailed twice.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { functionPath } from '#server/inquiry/routes.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { type StartedProcess, startProcess } from '#server/inquiry/testing/start-process.ts';
import { buildAndSwap } from '../build/swap-build.ts';
import { countOutcome } from './outcome.ts';

const siteProcessPath = join(import.meta.dirname, '../../server/testing/site-process.ts');
const recipient = 'desk@pharmacy.example';

/** Every search and delivery plan is different, so the server can't serve them from a cache. */
const requests = [
  () => ({ path: '/', status: 200 }),
  () => ({ path: '/about', status: 200 }),
  (count: number) => ({ path: `/no/such/page/${count}`, status: 404 }),
  (count: number) => ({ path: `/blog?q=word${count}`, status: 200 }),
  (count: number) => ({ path: `/search?q=word${count}`, status: 200 }),
  (count: number) => ({ path: `/shipping?zip=90210&order=${count}`, status: 200 }),
  (count: number) => ({
    path: functionPath,
    status: 200,
    body: JSON.stringify({ ...sampleBody, message: `Inquiry ${count} of a rolling restart.` }),
  }),
];

export async function runRollingRestart(roundCount: number) {
  const directory = mkdtempSync(join(tmpdir(), 'rolling-restart-'));
  const postgres = await startPostgres();
  const mailServer = await startMailServer({ disabledCommands: ['STARTTLS'] });
  const databaseUrl = await postgres.createDatabase();
  const buildFolder = join(directory, 'build');
  const publishCopy = () =>
    buildAndSwap(buildFolder, async (newBuild) => cpSync('build', newBuild, { recursive: true }));
  await publishCopy();
  const env = {
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://${mailServer.host}?requireTLS=false`,
    MAIL_FROM: 'website@pharmacy.example',
    MAIL_TO: recipient,
  };
  const startServer = () => startProcess(siteProcessPath, { buildFolder }, { env });
  const servers = [await startServer(), await startServer()];
  const client = new Client(servers);
  try {
    const busyWorkers = Array.from({ length: 24 }, () => client.sendRequests(0));
    // These connections are often idle when a server stops.
    const idleWorkers = Array.from({ length: 16 }, () => client.sendRequests(1500));
    while (client.responseCount < 500) await wait(50);
    for (let round = 0; round < roundCount; round += 1) {
      await publishCopy();
      for (const index of servers.keys()) {
        await servers[index]?.end('SIGTERM');
        servers[index] = await startServer();
      }
    }
    client.stop();
    await Promise.all([...busyWorkers, ...idleWorkers]);
    const store = await PostgresStore.open({ url: databaseUrl });
    const outcome = await countOutcome(store, mailServer, client.acknowledgedIds, [recipient]);
    await store.close();
    const { responseCount, failureCount } = client;
    return { restarts: roundCount * servers.length, responseCount, failureCount, ...outcome };
  } finally {
    client.stop();
    for (const server of servers) await server.end('SIGTERM');
    await mailServer.close();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

class Client {
  responseCount = 0;
  failureCount = 0;
  readonly acknowledgedIds = new Set<string>();
  readonly #servers: readonly StartedProcess[];
  #isStopped = false;
  #count = 0;

  constructor(servers: readonly StartedProcess[]) {
    this.#servers = servers;
  }

  stop() {
    this.#isStopped = true;
  }

  async sendRequests(maxPauseMs: number) {
    // Node's agent respects a server's keep-alive time only if the agent has its own timeout.
    const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 60_000 });
    while (!this.#isStopped) {
      await this.#send(agent).catch((error: Error) => {
        this.failureCount += 1;
        console.error(`rolling restart: ${error.message}`);
      });
      await wait(Math.random() * maxPauseMs);
    }
    agent.destroy();
  }

  async #send(agent: Agent) {
    this.#count += 1;
    const count = this.#count;
    const { path, status, body } = {
      body: undefined,
      ...requests[count % requests.length]?.(count),
    };
    for (let attempt = 0; ; attempt += 1) {
      const server = this.#servers[(count + attempt) % this.#servers.length];
      try {
        const response = await send(`${server?.address}${path}`, agent, body);
        if (response.status !== status) throw new Error(`${path} returned ${response.status}`);
        if (body) this.acknowledgedIds.add(JSON.parse(response.text).id);
        this.responseCount += 1;
        return;
      } catch (error) {
        // The port was closed before anything was sent, so try the other server.
        const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!isClosed || attempt === 20) throw error;
        if (attempt > 0) await wait(50);
      }
    }
  }
}

function send(url: string, agent: Agent, body: string | undefined) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const headers = body ? { 'content-type': 'application/json' } : {};
    httpRequest(url, { method, headers, agent }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, text: body });
      }, reject);
    })
      .on('error', reject)
      .end(body);
  });
}
