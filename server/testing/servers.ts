import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, expect } from 'vitest';
import { makeTestBuild } from '#server/http/testing/test-server.ts';
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

export function setUpServers() {
  let build: Awaited<ReturnType<typeof makeTestBuild>>;
  let script: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    build = await makeTestBuild();
    await mkdir(join(build.folder, 'server'));
    await writeFile(join(build.folder, 'server/index.js'), serverBuild);
    await writeFile(join(build.folder, 'package.json'), '{"type":"module"}');
    script = join(build.folder, 'start.js');
    const bundleFolder = await bundle();
    const quotePath = (name: string) => JSON.stringify(join(bundleFolder, name));
    await writeFile(
      script,
      `import { parseSettings } from ${quotePath('settings.js')};
       import { serve } from ${quotePath('server.js')};
       const settings = parseSettings(process.env);
       await serve({ settings, buildFolder: ${JSON.stringify(build.folder)}, limits: {
         headersTimeout: Number(process.env.HEADERS_TIMEOUT ?? 10_000),
         renders: 8,
         drainTimeout: Number(process.env.DRAIN_TIMEOUT ?? 200),
       } });`,
    );
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [script], {
      env: {
        PORT: '0',
        NODE_ENV: 'production',
        DATA_DIR: join(build.folder, 'data'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    const exit = once(child, 'exit').then(([code]) => Number(code));
    let log = '';
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    if (!child.stdout) throw new Error('The child process has no standard output.');
    const [address] = await once(createInterface(child.stdout), 'line');
    const port = Number(new URL(String(address)).port);
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    const countMessages = (message: string) => messages.filter((each) => each === message).length;
    const pollOptions = { timeout: 10_000 };
    return {
      child,
      exit,
      port,
      log: () => log,
      /** Waits until this many `?slow` requests are in progress. */
      waitForRequests: (count: number) =>
        expect.poll(() => countMessages('waiting'), pollOptions).toBe(count),
      async startStopping() {
        child.kill('SIGTERM');
        await expect.poll(() => log, pollOptions).toContain('"msg":"stopping"');
      },
    };
  }

  return { start, buildFolder: () => build.folder };
}
