import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { leftoversOf, readFormer } from './former-brand.ts';

const guide = readFileSync('docs/make-it-yours.md', 'utf8');
const [, sample = ''] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
const words = leftoversOf(readFormer(sample, 'docs/make-it-yours.md'));

/** By its name, or as one of a folder; all of content/ would name none. */
const isNamed = (file: string) => {
  const folder = dirname(file);
  const names = [basename(file), `${folder}/*.md`, ...(folder === 'content' ? [] : [`${folder}/`])];
  return names.some((name) => guide.includes(`${name}\``));
};

it('the guide names every file that says whose site it is, or where', () => {
  const files = globSync('content/**/*.{yaml,md}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return words.some(({ pattern }) => text.search(pattern) >= 0);
  });
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});
