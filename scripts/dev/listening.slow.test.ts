import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentIn } from '../testing/site-copy.ts';

const other = createServer();
let taken: string;

beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = `${(other.address() as AddressInfo).port}`;
});
afterAll(() => other.close());

async function start(script: string, PORT: string) {
  const child = spawn(process.execPath, [script], { env: { ...environmentIn('.'), PORT } });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

it.each(['scripts/dev.ts', 'scripts/edit.ts'])(
  '%s says in one sentence that its port is taken, or is none',
  async (script) => {
    const err = expect.stringMatching(/^The address is taken .+ or set PORT\.\n$/);
    expect(await start(script, taken)).toEqual({ code: 1, out: '', err });
    const none = 'PORT=http is no port. Write a number, like PORT=3301.\n';
    expect(await start(script, 'http')).toEqual({ code: 1, out: '', err: none });
  },
  120_000,
);
