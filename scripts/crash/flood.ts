/**
 * While many connections ask for what has to be looked for (addresses that lead nowhere, searches, plans),
 * every inquiry is stored: none is turned away for the sake of pages.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionPath } from '#server/inquiry/routes.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';

export interface FloodReport {
  floodAnswered: number;
  sent: number;
  refused: number;
  lost: number;
  slowestMilliseconds: number;
}

const connections = 250;
const senders = 4;
const floods = {
  'unknown paths': (count: number) => `/no/such/page/${count}`,
  'blog searches': (count: number) => `/blog?q=word${count}`,
  'site searches': (count: number) => `/search?q=word${count}`,
  'delivery plans': (count: number) => `/shipping?zip=${90_000 + (count % 2000)}&order=${count}`,
};

export async function flood(seconds: number): Promise<Record<string, FloodReport>> {
  const reports: Record<string, FloodReport> = {};
  for (const [name, path] of Object.entries(floods)) reports[name] = await one(path, seconds);
  return reports;
}

async function one(path: (count: number) => string, seconds: number): Promise<FloodReport> {
  const directory = mkdtempSync(join(tmpdir(), 'flood-'));
  const program = join(import.meta.dirname, 'site-process.ts');
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: directory };
  const server = await startProcess(program, JSON.stringify(settings));
  const { port } = new URL(server.address);
  let floodAnswered = 0;
  const sockets = Array.from({ length: connections }, () =>
    keepAsking(Number(port), path, () => {
      floodAnswered += 1;
    }),
  );
  const acknowledged: string[] = [];
  let sent = 0;
  let refused = 0;
  let slowestMilliseconds = 0;
  const until = performance.now() + seconds * 1000;
  const send = async () => {
    while (performance.now() < until) {
      sent += 1;
      const began = performance.now();
      const response = await fetch(server.address + functionPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sampleBody, message: `Inquiry number ${sent} in a flood.` }),
      });
      slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - began);
      if (response.status === 200) acknowledged.push((await response.json()).id);
      else refused += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: senders }, send));
  } finally {
    for (const socket of sockets) socket.destroy();
    // Harder than a stop: what was acknowledged must be on disk.
    await server.end('SIGKILL');
  }
  const store = new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
  const stored = new Set((await store.list({})).map(({ id }) => id));
  await store.close();
  rmSync(directory, { recursive: true, force: true });
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  return {
    floodAnswered,
    sent,
    refused,
    lost,
    slowestMilliseconds: Math.round(slowestMilliseconds),
  };
}

/** Asks again as soon as an answer has begun to arrive: bytes are counted, not read. */
function keepAsking(port: number, path: (count: number) => string, onAnswer: () => void): Socket {
  const socket = connect(port, '127.0.0.1');
  let count = 0;
  const ask = () => {
    count += 1;
    socket.write(`HEAD ${path(count)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  };
  socket.on('connect', ask);
  socket.on('data', () => {
    onAnswer();
    ask();
  });
  socket.on('error', () => undefined);
  return socket;
}
