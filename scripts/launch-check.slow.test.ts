import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from './testing/temporary-folder.ts';

function runLaunchCheck(files: Record<string, string>) {
  const script = join(import.meta.dirname, 'launch-check.ts');
  const cwd = createTemporaryFolder(files);
  return spawnSync(process.execPath, [script, '.'], { cwd, encoding: 'utf8' });
}

const answer = (text: string) => `- question: Right?\n  about: content/x.yaml\n  answer: ${text}\n`;

test('lists each placeholder and open question, and fails', () => {
  const { status, stdout } = runLaunchCheck({
    'site.yaml': '\nbrand: !placeholder Grain\n',
    'unknown.yaml': 'a: !placeholder b\n',
    'blog/one.md':
      '---\nauthor: !placeholder Somebody\n---\n\n:::quote{placeholder="a real quote"}\nWords.\n:::\n',
    'confirmed.yaml': answer('yes') + answer('no'),
  });
  expect(status).toBe(1);
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

test('succeeds if nothing is left to do', () => {
  const files = { 'confirmed.yaml': answer('yes') };
  expect(runLaunchCheck(files)).toMatchObject({ status: 0, stderr: '' });
});
