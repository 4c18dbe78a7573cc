import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { getAddress } from '../tests/editor-copy.ts';
import { copySite, getEnvironment } from './testing/site-copy.ts';

it.each(['phone: 555', 'phone: "555'])(
  'starts with a mistake: %s',
  async (mistake) => {
    const site = await copySite();
    onTestFinished(() => rm(site, { recursive: true }));
    const path = join(site, 'content/site.yaml');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^phone: .*/m, mistake));
    const editor = spawn(resolve('node_modules/.bin/node'), ['scripts/edit.ts'], {
      cwd: site,
      env: { ...getEnvironment(site), PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void editor.kill());
    expect(await getAddress(editor)).toMatch(/^http:/);
  },
  120_000,
);
