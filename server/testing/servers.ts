import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { makeTestBuild } from '#server/http/testing/test-server.ts';
import { bundle } from '#server/testing/bundle.ts';

/** A server build with one page, which is answered when the test says so. */
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

/** Whole servers in processes of their own, which end with the test that started them. */
export function servers() {
  let build: Awaited<ReturnType<typeof makeTestBuild>>;
  let script: string;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    build = await makeTestBuild();
    await mkdir(join(build.folder, 'server'));
    await writeFile(join(build.folder, 'server/index.js'), serverBuild);
    await writeFile(join(build.folder, 'package.json'), '{"type":"module"}');
    script = join(build.folder, 'start.js');
    const bundled = await bundle();
    const modules = (name: string) => JSON.stringify(join(bundled, name));
    await writeFile(
      script,
      `import { parseSettings } from ${modules('settings.js')};
       import { serve } from ${modules('server.js')};
       const settings = parseSettings(process.env);
       await serve({ settings, buildFolder: ${JSON.stringify(build.folder)}, limits: {
         headersTimeout: Number(process.env.HEADERS_TIMEOUT ?? 10_000),
         renders: 8,
         drainTimeout: Number(process.env.DRAIN_TIMEOUT ?? 200),
       } });`,
    );
  });

  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => build.remove());

  async function start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [script], {
      // Nothing else of our environment.
      env: {
        PORT: '0',
        NODE_ENV: 'production',
        DATA_DIR: join(build.folder, 'data'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.push(child);
    const exit = once(child, 'exit').then(([code]) => Number(code));
    let log = '';
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    if (!child.stdout) throw new Error('the child has no standard output');
    const [address] = await once(createInterface(child.stdout), 'line');
    const port = Number(new URL(String(address)).port);
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    const told = (message: string) => messages.filter((one) => one === message).length;
    const eventually = { timeout: 10_000 };
    return {
      child,
      exit,
      port,
      log: () => log,
      /** Until so many requests are in the hands of the page. */
      inFlight: (count: number) => expect.poll(() => told('waiting'), eventually).toBe(count),
      /** Until it knows that it has to stop. */
      async stopping() {
        child.kill('SIGTERM');
        await expect.poll(() => log, eventually).toContain('"msg":"stopping"');
      },
    };
  }

  return { start, buildFolder: () => build.folder };
}
