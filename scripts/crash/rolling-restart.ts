/**
 * Two servers on one PostgreSQL are restarted in turn, with SIGTERM and under load, behind a client
 * that keeps its connections and asks them round-robin, as a proxy does. Nothing may be reset, no
 * request may fail, no inquiry may be lost or mailed twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
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
import { inquiryOfMail } from './stores.ts';

export interface RollingRestartReport {
  restarts: number;
  answered: number;
  /** Requests that found the port closed, before anything was sent, and went to the other server. */
  movedOn: number;
  resets: number;
  failed: number;
  acknowledged: number;
  lost: number;
  notMailed: number;
  mailedTwice: number;
}

const pages = ['/', '/about', '/no-such-page', '/blog?q=acne', '/contact'];
const program = join(import.meta.dirname, 'site-process.ts');

export async function rollingRestart(rounds: number): Promise<RollingRestartReport> {
  const directory = mkdtempSync(join(tmpdir(), 'rolling-restart-'));
  const postgres = await startPostgres();
  const mail = await startMailServer({ disabledCommands: ['STARTTLS'] });
  const databaseUrl = await postgres.createDatabase();
  const start = (index: number) =>
    startProcess(
      program,
      JSON.stringify({
        PORT: '0',
        LOG_LEVEL: 'error',
        DATA_DIR: join(directory, String(index)),
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://${mail.host}?requireTLS=false`,
        MAIL_FROM: 'website@pharmacy.example',
        MAIL_TO: 'desk@pharmacy.example',
      }),
    );
  const servers = [await start(0), await start(1)];
  const client = new RoundRobin(servers);
  try {
    const busy = Array.from({ length: 24 }, () => client.keepAsking(() => 0));
    // Connections that lie idle for a while are those that a stop meets between two requests.
    const calm = Array.from({ length: 16 }, () => client.keepAsking(() => Math.random() * 1500));
    // The first connections of all are made at once, which is not what a restart meets.
    while (client.counts.answered < 500) await wait(50);
    for (let round = 1; round <= rounds; round += 1) {
      for (const index of servers.keys()) {
        await servers[index]?.end('SIGTERM');
        servers[index] = await start(index);
      }
    }
    client.stop();
    await Promise.all([...busy, ...calm]);
    const store = await PostgresStore.open({ url: databaseUrl });
    while ((await store.counts()).states.queued > 0) await wait(100);
    const stored = new Set((await store.list({})).map(({ id }) => id));
    await store.close();
    await mail.idle();
    const mails = new Map<string, number>();
    for (const { raw } of mail.received) {
      const id = inquiryOfMail(raw);
      mails.set(id, (mails.get(id) ?? 0) + 1);
    }
    const { acknowledged, ...counts } = client.counts;
    return {
      restarts: rounds * servers.length,
      ...counts,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      notMailed: [...stored].filter((id) => !mails.has(id)).length,
      mailedTwice: [...mails.values()].filter((times) => times > 1).length,
    };
  } finally {
    client.stop();
    for (const server of servers) await server.end('SIGTERM');
    await mail.close();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Asks the servers in turn, each worker with a connection of its own to each of them. */
class RoundRobin {
  readonly counts = {
    answered: 0,
    movedOn: 0,
    resets: 0,
    failed: 0,
    acknowledged: new Set<string>(),
  };
  readonly #servers: readonly StartedProcess[];
  #stopped = false;
  #turn = 0;

  constructor(servers: readonly StartedProcess[]) {
    this.#servers = servers;
  }

  stop() {
    this.#stopped = true;
  }

  async keepAsking(pause: () => number) {
    // An agent of Node heeds for how long a server keeps a connection only if it has a limit itself.
    const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 60_000 });
    while (!this.#stopped) {
      await this.#ask(agent);
      await wait(pause());
    }
    agent.destroy();
  }

  async #ask(agent: Agent) {
    this.#turn += 1;
    const inquires = this.#turn % 7 === 0;
    const path = inquires ? functionPath : (pages[this.#turn % pages.length] ?? '/');
    for (let attempt = 0; ; attempt += 1) {
      const server = this.#servers[(this.#turn + attempt) % this.#servers.length];
      try {
        const { status, body } = await send(`${server?.address}${path}`, inquires, agent);
        if (inquires && status === 200) this.counts.acknowledged.add(JSON.parse(body).id);
        if (status === (path === '/no-such-page' ? 404 : 200)) this.counts.answered += 1;
        else this.#count('failed', `${path} answered ${status}`);
        return;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'ECONNREFUSED' && attempt < 20) {
          this.counts.movedOn += 1;
          if (attempt > 0) await wait(50);
          continue;
        }
        const isReset = code === 'ECONNRESET' || code === 'EPIPE';
        this.#count(isReset ? 'resets' : 'failed', `${path}: ${error}`);
        return;
      }
    }
  }

  #count(fault: 'resets' | 'failed', what: string) {
    this.counts[fault] += 1;
    console.error(`rolling restart: ${what}`);
  }
}

function send(url: string, inquires: boolean, agent: Agent) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const method = inquires ? 'POST' : 'GET';
    const headers = inquires ? { 'content-type': 'application/json' } : {};
    const asked = httpRequest(url, { method, headers, agent }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then((body) => resolve({ status, body }), reject);
    });
    asked.on('error', reject);
    asked.end(inquires ? JSON.stringify({ ...sampleBody, message: uniqueMessage() }) : undefined);
  });
}

let messages = 0;
function uniqueMessage() {
  messages += 1;
  return `Inquiry number ${messages} of a rolling restart.`;
}
