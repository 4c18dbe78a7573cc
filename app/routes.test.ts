import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('the routes can be read before anything can import content', () => {
  const seen = new Set<string>();
  const readers: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const from of importsOf(file)) {
      if (from.startsWith('#content/')) readers.push(`${file} imports ${from}`);
      else if (from.startsWith('#')) visit(from.slice(1));
    }
  };
  visit('app/routes.ts');
  expect(seen).toContain('library/schema/services.ts');
  expect(readers).toEqual([]);
});

/** What a file imports when it runs: types are gone by then. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
}
