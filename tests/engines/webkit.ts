import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '#server/inquiry/testing/free-port.ts';
import { findEnginePath, webkit } from '../../scripts/browsers/engines.ts';
import type { Driver } from './firefox.ts';

/** The WebDriver standard defines this key for element references. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const responseSchema = z.object({ value: z.unknown() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

const resultSchema = z.tuple([z.unknown(), z.array(z.string())]);

/** WebKit's driver doesn't report console messages, so record them in the page. */
const recordErrorsScript = `
  if (!window.testErrors) {
    window.testErrors = [];
    const { error } = console;
    console.error = (...args) => {
      window.testErrors.push(args.join(' '));
      error(...args);
    };
    addEventListener('error', (event) => window.testErrors.push(event.message));
    addEventListener('unhandledrejection', (event) => window.testErrors.push(String(event.reason)));
    addEventListener('securitypolicyviolation', (event) =>
      window.testErrors.push('blocked: ' + event.blockedURI));
  }`;

/** WebKitGTK needs a display. */
export async function startWebkit(site: string): Promise<Driver> {
  const path = findEnginePath(webkit);
  if (!path)
    throw new Error('WebKitWebDriver isn’t installed. Install the package webkit2gtk-driver.');
  const port = await findFreePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    // With D-Bus, a second browser would open its window in the first browser.
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  });
  const send = async (method: string, command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = responseSchema.parse(await response.json());
    const failure = failureSchema.safeParse(value);
    if (failure.success) {
      throw new Error(`${method} ${command}: ${failure.data.error}: ${failure.data.message}`);
    }
    return value;
  };
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) await wait(50);
  const response = await send('POST', '', {
    capabilities: {
      alwaysMatch: {
        // Send requests to other sites, such as the map, to a closed port. Without noProxy:
        // reading that list crashes WebKitGTK 2.50 about every third time, and the driver waits forever.
        proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
      },
    },
  });
  const session = `/${z.object({ sessionId: z.string() }).parse(response).sessionId}`;
  const post = (command: string, body: object = {}) => send('POST', session + command, body);
  const findElement = async (selector: string) => {
    const result = await post('/element', { using: 'css selector', value: selector });
    return z.record(z.string(), z.string()).parse(result)[elementKey];
  };
  await post('/timeouts', { implicit: 20_000, pageLoad: 20_000 });
  const errors: string[] = [];

  const evaluate = async (expression: string) => {
    const script = `${recordErrorsScript} return Promise.resolve(${expression}).then((value) => [value, window.testErrors.splice(0)])`;
    const [value, newErrors] = resultSchema.parse(
      await post('/execute/sync', { script, args: [] }),
    );
    errors.push(...newErrors);
    return value;
  };

  return {
    async open(path) {
      const load = async () => {
        // Start from an empty page so a different hash also loads the page again.
        await post('/url', { url: 'about:blank' });
        await post('/url', { url: site + path });
        await evaluate('undefined');
      };
      // WebKitGTK 2.50 sometimes stops before or after it loads the page. Only a new tab responds then.
      await load().catch(async () => {
        const window = z.object({ handle: z.string() }).parse(await post('/window/new'));
        await send('DELETE', `${session}/window`);
        await post('/window', window);
        await load();
      });
    },
    async reload() {
      await post('/refresh');
      await evaluate('undefined');
    },
    async back() {
      await post('/back');
    },
    async resize(size) {
      await post('/window/rect', size);
    },
    async click(selector) {
      await post(`/element/${await findElement(selector)}/click`);
    },
    async type(selector, text) {
      await post(`/element/${await findElement(selector)}/value`, { text });
    },
    evaluate,
    async print() {
      throw new Error('WebKitWebDriver can’t print. Skip this test in WebKit.');
    },
    takeErrors: () => errors.splice(0),
    async close() {
      await send('DELETE', session);
      driver.kill();
      await once(driver, 'exit');
    },
  };
}
