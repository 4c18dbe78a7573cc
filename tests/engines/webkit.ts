import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#server/inquiry/testing/free-port.ts';
import { enginePath, webkit } from '../../scripts/browsers/engines.ts';
import type { Driver } from './driver.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';
const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

const heardBeside = z.tuple([z.unknown(), z.array(z.string())]);

/** Its driver is told nothing of the console, so a page is listened to from within, once. */
const listen = `
  if (!window.heard) {
    window.heard = [];
    const { error } = console;
    console.error = (...words) => {
      window.heard.push(words.join(' '));
      error(...words);
    };
    addEventListener('error', (event) => window.heard.push(event.message));
    addEventListener('unhandledrejection', (event) => window.heard.push(String(event.reason)));
    addEventListener('securitypolicyviolation', (event) =>
      window.heard.push('refused: ' + event.blockedURI));
  }`;

/** WebKitGTK by its own driver, which speaks WebDriver. It needs a display. */
export async function startWebkit(site: string): Promise<Driver> {
  const path = enginePath(webkit);
  if (!path) throw new Error('WebKitWebDriver is not installed.');
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    // Over a bus, a second browser would hand its window to the first, which may be about to end.
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
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
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) await wait(50);
  const started = await ask('POST', '', {
    capabilities: {
      alwaysMatch: {
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
  const errors: string[] = [];

  const evaluate = async (expression: string) => {
    const script = `${listen} return Promise.resolve(${expression}).then((value) => [value, window.heard.splice(0)])`;
    const [value, heard] = heardBeside.parse(await tell('/execute/sync', { script, args: [] }));
    errors.push(...heard);
    return value;
  };

  return {
    async open(path) {
      // From an empty page, so that another hash is another page.
      await tell('/url', { url: 'about:blank' });
      await tell('/url', { url: site + path });
      await evaluate('undefined');
    },
    async reload() {
      await tell('/refresh');
      await evaluate('undefined');
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
    evaluate,
    async print() {
      throw new Error('WebKitWebDriver cannot print.');
    },
    errors: () => errors.splice(0),
    async close() {
      await ask('DELETE', session);
      driver.kill();
      await once(driver, 'exit');
    },
  };
}
