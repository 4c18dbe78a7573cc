import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { getAddress, spawnEditor } from '../tests/editor-copy.ts';
import { copySite } from './testing/site-copy.ts';

it.each(['phone: 555', 'phone: "555'])(
  'starts with a mistake: %s',
  async (mistake) => {
    const site = await copySite();
    onTestFinished(() => rm(site, { recursive: true }));
    const path = join(site, 'content/site.yaml');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^phone: .*/m, mistake));
    const editor = spawnEditor(site);
    onTestFinished(() => void editor.kill());
    expect(await getAddress(editor)).toMatch(/^http:/);
  },
  120_000,
);
