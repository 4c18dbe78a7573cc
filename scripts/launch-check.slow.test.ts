import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from './testing/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = createTemporaryFolder();
  await mkdir(join(folder, 'blog'));
});

function runLaunchCheck() {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const script = join(import.meta.dirname, 'launch-check.ts');
    execFile(process.execPath, [script, '.'], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const answer = (text: string) => `- question: Right?\n  about: content/x.yaml\n  answer: ${text}\n`;

test('lists each placeholder and open question, and fails', async () => {
  await writeFile(join(folder, 'site.yaml'), '\nbrand: !placeholder Grain\n');
  await writeFile(join(folder, 'unknown.yaml'), 'a: !placeholder b\n');
  await writeFile(
    join(folder, 'blog', 'one.md'),
    '---\nauthor: !placeholder Somebody\n---\n\n:::quote{placeholder="a real quote"}\nWords.\n:::\n',
  );
  await writeFile(join(folder, 'confirmed.yaml'), answer('yes') + answer('no'));
  const { code, stdout } = await runLaunchCheck();
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([
    'Placeholders: 4. Enter the real values and remove the !placeholder tags.',
    '',
    'blog/one.md:2: Replace the placeholder “Somebody” in “author” with the author’s role, not a name.',
    'blog/one.md:5: Replace the placeholder “Words.” in :::quote with a real quote.',
    'site.yaml:2: Replace the placeholder “Grain” in “brand” with the name the pharmacy is licensed under.',
    'unknown.yaml:1: Replace the placeholder “b” in “a” with the real value.',
    '',
    'Open questions: 1. Answer “yes”, or correct the content.',
    '',
    'confirmed.yaml:6: Right? See content/x.yaml.',
  ]);
});

test('succeeds if nothing is left to do', async () => {
  await writeFile(join(folder, 'confirmed.yaml'), answer('yes'));
  expect(await runLaunchCheck()).toMatchObject({ code: 0, stderr: '' });
});

test('gives the file and line of broken YAML', async () => {
  await writeFile(join(folder, 'site.yaml'), 'brand: a\nphone: b: c\n');
  const { code, stderr } = await runLaunchCheck();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^site\.yaml:2: Text with a colon needs quotes around it\. Write phone: "b: c"\.$/m,
  );
});
