import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { getAddress, spawnEditor } from '../tests/editor-copy.ts';
import { copySite } from './testing/site-copy.ts';

it('starts with a wrong value in one file and broken YAML in another', async () => {
  const site = await copySite();
  onTestFinished(() => rm(site, { recursive: true }));
  const path = join(site, 'content/site.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^phone: .*/m, 'phone: 555'));
  await appendFile(join(site, 'content/hours.yaml'), 'closures: "');
  const editor = spawnEditor(site);
  onTestFinished(() => void editor.kill());
  expect(await getAddress(editor)).toMatch(/^http:/);
}, 120_000);
