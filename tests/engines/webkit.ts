import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { freePort } from '#server/inquiry/testing/free-port.ts';
import { enginePath, webkit } from '../../scripts/engines.ts';
import type { Driver } from './driver.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';
const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

/** WebKitGTK by its own driver, which speaks WebDriver. It needs a display. */
export async function startWebkit(site: string): Promise<Driver> {
  const path = enginePath(webkit);
  if (!path) throw new Error('WebKitWebDriver is not installed.');
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Pages write their errors to where the driver writes.
  const errors: string[] = [];
  driver.stdout.setEncoding('utf8').on('data', (text: string) => {
    errors.push(...text.split('\n').filter((line) => /^CONSOLE .*ERROR/.test(line)));
  });

  const ask = async (method: string, command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = answer.parse(await response.json());
    const failed = failure.safeParse(value);
    if (failed.success) {
      throw new Error(`${method} ${command}: ${failed.data.error}: ${failed.data.message}`);
    }
    return value;
  };
  await untilListening(() => fetch(`http://127.0.0.1:${port}/status`));
  const started = await ask('POST', '', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
        // Everything but the site, such as the map, ends at a port where nobody listens.
        proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
      },
    },
  });
  const session = `/${z.object({ sessionId: z.string() }).parse(started).sessionId}`;
  const tell = (command: string, body: object = {}) => ask('POST', session + command, body);
  const find = async (selector: string) => {
    const found = await tell('/element', { using: 'css selector', value: selector });
    return z.record(z.string(), z.string()).parse(found)[element];
  };
  await tell('/timeouts', { implicit: 20_000 });

  return {
    async open(path) {
      // From an empty page, so that another hash is another page.
      await tell('/url', { url: 'about:blank' });
      await tell('/url', { url: site + path });
    },
    async reload() {
      await tell('/refresh');
    },
    async back() {
      await tell('/back');
    },
    async resize(size) {
      await tell('/window/rect', size);
    },
    async click(selector) {
      await tell(`/element/${await find(selector)}/click`);
    },
    async type(selector, text) {
      await tell(`/element/${await find(selector)}/value`, { text });
    },
    evaluate: (expression) => tell('/execute/sync', { script: `return ${expression}`, args: [] }),
    async picture() {
      return z.string().parse(await ask('GET', `${session}/screenshot`));
    },
    errors: () => errors.splice(0),
    async close() {
      await ask('DELETE', session);
      driver.kill();
      await once(driver, 'exit');
    },
  };
}

async function untilListening(attempt: () => Promise<unknown>) {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
