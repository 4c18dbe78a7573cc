import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Limits } from '#server/http/limits.ts';
import { makeTestBuild } from '#server/http/testing/test-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { bundle } from '#server/testing/bundle.ts';

/** A page with the query `?slow` waits for a message from the test. */
const serverBuild = `
import { once } from 'node:events';
export const entry = {
  module: {
    requestHandler: () => async (request) => {
      if (request.url.endsWith('?slow')) {
        process.send('waiting');
        await once(process, 'message');
      }
      return new Response('<!doctype html><title>Rendered</title>', {
        headers: { 'content-type': 'text/html' },
      });
    },
  },
};
`;

interface ServerOptions extends Partial<Limits> {
  deadlineSeconds?: number;
}

export function setUpServers() {
  let build: Awaited<ReturnType<typeof makeTestBuild>>;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    build = await makeTestBuild();
    await mkdir(join(build.folder, 'server'));
    await writeFile(join(build.folder, 'server/index.js'), serverBuild);
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function start({ deadlineSeconds = 20, ...limits }: ServerOptions = {}) {
    const { address, child } = await startProcess(
      join(await bundle(), 'site-process.js'),
      { buildFolder: build.folder, limits: { drainTimeout: 200, renders: 8, ...limits } },
      {
        env: {
          PORT: '0',
          NODE_OPTIONS: '',
          DATA_DIR: join(build.folder, 'data'),
          SHUTDOWN_DEADLINE_SECONDS: String(deadlineSeconds),
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    children.push(child);
    const exit = once(child, 'exit').then(([code]) => Number(code));
    let log = '';
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    const port = Number(new URL(address).port);
    let waitingCount = 0;
    child.on('message', () => {
      waitingCount += 1;
    });
    const pollOptions = { timeout: 10_000 };
    return {
      child,
      exit,
      port,
      log: () => log,
      /** Waits until this many `?slow` requests are in progress. */
      waitForRequests: (count: number) => expect.poll(() => waitingCount, pollOptions).toBe(count),
      async startStopping() {
        child.kill('SIGTERM');
        await expect.poll(() => log, pollOptions).toContain('"msg":"stopping"');
      },
    };
  }

  return { start, buildFolder: () => build.folder };
}
