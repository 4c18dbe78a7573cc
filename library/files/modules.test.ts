import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleAt, placeOf } from '#library/files/modules.ts';

let content: string;

beforeAll(() => {
  content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  mkdirSync(join(content, 'blog'), { recursive: true });
  writeFileSync(join(content, 'site.yaml'), 'brand: A & B\n__proto__: x\n');
  writeFileSync(join(content, 'blog', 'two.md'), 'Second “quoted”\n');
  writeFileSync(join(content, 'blog', 'one.md'), 'First\n');
  writeFileSync(join(content, 'blog', 'notes.txt'), 'Not an article\n');
  writeFileSync(join(content, 'broken.yaml'), 'a: b: c\n');
});
afterAll(() => rmSync(join(content, '..'), { recursive: true }));

const imported = async (specifier: string): Promise<unknown> => {
  const source = moduleAt(placeOf(specifier, content));
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default;
};

it('gives the data of one file', async () => {
  expect(await imported('#content/site.yaml')).toMatchObject({ brand: 'A & B' });
});

it('gives every file of a folder by its name, and nothing of another kind', async () => {
  const texts = await imported('#content/blog/*.md');
  expect(texts).toEqual({ one: 'First\n', two: 'Second “quoted”\n' });
});

it('names a broken file as an editor of the site knows it', () => {
  expect(() => moduleAt(join(content, 'broken.yaml'))).toThrow(/^content\/broken\.yaml:1: /);
});
