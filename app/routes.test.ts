import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchPath } from 'react-router';
import { parseSync } from 'vite';
import { expect, it, vi } from 'vitest';
import { pagePaths } from '#library/paths/page-paths.ts';
import { serviceNames } from '#library/paths/service-paths.ts';

const root = join(import.meta.dirname, '..');

async function pageRoutes() {
  // The style guide is there while developing only.
  vi.stubEnv('DEV', false);
  const { default: routes } = await import('#app/routes.ts');
  return routes.filter(({ file, path }) => file.startsWith('pages/') && path !== '*');
}

const addressOf = ({ path = '' }: { path?: string | undefined }) => `/${path}`;

it('the routes and the list of pages know the same pages', async () => {
  const routes = (await pageRoutes()).map(addressOf);
  const fixed = routes.filter((route) => !route.includes(':'));
  const patterns = routes.filter((route) => route.includes(':'));
  const listed = pagePaths([]);
  const isOfPattern = (path: string) => patterns.some((pattern) => matchPath(pattern, path));

  expect(
    fixed.filter((route) => !listed.includes(route)),
    'in app/routes.ts, but not in library/paths/page-paths.ts',
  ).toEqual([]);
  expect(
    listed.filter((path) => !fixed.includes(path) && !isOfPattern(path)),
    'in library/paths/page-paths.ts, but not in app/routes.ts',
  ).toEqual([]);
});

it('every service of content has a page of its own', async () => {
  const files = readdirSync(join(root, 'content/services'));
  const routes = await pageRoutes();
  const withoutPage = files.filter((file) => {
    const address = `/services/${basename(file, '.yaml')}`;
    const route = routes.find((entry) => addressOf(entry) === address);
    return !route || !existsSync(join(root, 'app', route.file));
  });
  expect(withoutPage).toEqual([]);
  expect(files).toHaveLength(serviceNames.length);
});

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
