import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-check-'));
  await mkdir(join(folder, 'blog'));
});
afterEach(() => rm(folder, { recursive: true }));

function launchCheck() {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const script = join(import.meta.dirname, 'launch-check.ts');
    execFile(process.execPath, [script, '.'], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('lists what is left by file and line, and fails', async () => {
  await writeFile(join(folder, 'site.ts'), "\nexport const a = placeholder('x', 'the name');\n");
  await writeFile(join(folder, 'blog', 'one.md'), '::quote{placeholder="a real quote"}\n');
  const { code, stdout, stderr } = await launchCheck();
  expect(code).toBe(1);
  expect(stdout).toContain('site.ts:2\n  put here: the name\n');
  expect(stdout).toContain('blog/one.md:1\n  put here: a real quote\n');
  expect(stderr).toContain('2 placeholders are left');
});

test('passes when none is left, and does not read tests', async () => {
  await writeFile(join(folder, 'site.ts'), "export const a = 'The Real Pharmacy';\n");
  await writeFile(join(folder, 'site.test.ts'), "placeholder('x', 'y');\n");
  expect(await launchCheck()).toMatchObject({ code: 0, stderr: '' });
});
