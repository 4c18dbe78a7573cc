import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from '#server/testing/bundle.ts';
import { servers } from '#server/testing/servers.ts';

const { start, buildFolder } = servers();

it('warns of a name that is nearly that of a setting, and starts', async () => {
  const { log } = await start({ SMPT_URL: 'smtps://web:swordfish@mail.example' });
  await expect.poll(log).toContain('Did you mean SMTP_URL?');
  expect(log()).toMatch(/"level":"warn"[^\n]*SMPT_URL is set/);
  expect(log()).not.toContain('swordfish');
});

it('does not start with a bad setting, and says which', async () => {
  const main = join(await bundle(), 'main.js');
  const child = spawn(process.execPath, [main], {
    cwd: buildFolder(),
    env: { PORT: 'http' },
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said).toContain('PORT is not a whole number. Example: PORT=3000');
});
