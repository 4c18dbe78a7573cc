import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  arrowsBack,
  circles,
  type Imports,
  importsOf,
  waysFromCheckToContent,
  waysOutOfBrowser,
  waysPastTheCheck,
} from './imports.ts';

const importsIn = (glob: string): Imports =>
  new Map(globSync(glob).map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

const imports = importsIn('{app,editor,library,server}/**/*.{ts,tsx}');

const only = (file: string, source: string): Imports => new Map([[file, importsOf(file, source)]]);

/** An island of its own, which may take from library as the others do. */
const island = (source: string): Imports =>
  new Map([
    ...[...imports].filter(([file]) => file.startsWith('library/')),
    ...only('app/islands/x.tsx', source),
  ]);

describe('the imports of this site', () => {
  it('lead from content to library to app to server, and not back', () => {
    expect(arrowsBack(imports)).toEqual([]);
  });

  it('go in no circle, those of commands, tests and measurements included', () => {
    const beside = importsIn('{bench,scripts,tests}/**/*.ts');
    expect(circles(new Map([...imports, ...beside]))).toEqual([]);
  });

  it('bring neither the router nor content into the browser', () => {
    expect([...imports.keys()].filter((file) => file.startsWith('app/islands/'))).not.toEqual([]);
    expect(waysOutOfBrowser(imports)).toEqual([]);
  });

  it('let content be checked without being read as the site reads it', () => {
    expect(waysFromCheckToContent(imports)).toEqual([]);
    const source = "import '#library/facts/site.ts';";
    expect(
      waysFromCheckToContent(new Map([...imports, ...only('library/check/x.ts', source)])),
    ).toEqual(['library/check/x.ts → library/facts/site.ts → content/site.yaml']);
  });
});

it('no command reads content before it was checked, which would end in a stack', () => {
  const all = new Map([...imports, ...importsIn('scripts/**/*.ts')]);
  expect(waysPastTheCheck(all)).toEqual([]);
  const early = only('scripts/start.ts', "import '#library/facts/site.ts';");
  expect(waysPastTheCheck(new Map([...all, ...early]))).toEqual([
    'scripts/start.ts → library/facts/site.ts → content/site.yaml',
  ]);
  const later = only('scripts/start.ts', "await import('#library/facts/site.ts');");
  expect(waysPastTheCheck(new Map([...all, ...later]))).toEqual([]);
});

describe('a look at imports', () => {
  it.each([
    ['library/x.ts', "import '#app/seo.ts';", 'app/seo.ts'],
    ['library/blog/x.ts', "import type { A } from '../../server/log.ts';", 'server/log.ts'],
    ['app/x.ts', "import { log } from '#server/log.ts';", 'server/log.ts'],
    ['app/pages/home/x.ts', "export { a } from '../../../server/log.ts';", 'server/log.ts'],
    ['app/x.ts', "import data from '#content/site.yaml';", 'content/site.yaml'],
    ['app/x.ts', "import mark from '#brand/mark.svg?raw';", 'brand/mark.svg'],
    ['app/components/x.ts', "import '#app/pages/faq/faq.tsx';", 'app/pages/faq/faq.tsx'],
    ['server/x.ts', "const seo = await import('#app/seo.ts');", 'app/seo.ts'],
    ['server/x.ts', "import '#app/inquiry/inquiry-form.tsx';", 'app/inquiry/inquiry-form.tsx'],
    ['server/x.ts', "import '../scripts/run.ts';", 'scripts/run.ts'],
    ['server/x.ts', "import '#editor/open-editor.ts';", 'editor/open-editor.ts'],
    ['app/x.ts', "import '#editor/plain-words.ts';", 'editor/plain-words.ts'],
    ['library/x.ts', "import '#editor/plain-words.ts';", 'editor/plain-words.ts'],
    ['editor/x.ts', "import '#content/site.yaml';", 'content/site.yaml'],
  ])('finds the arrow back from %s in %s', (file, source, target) => {
    expect(arrowsBack(only(file, source))).toEqual([
      expect.stringContaining(`${file} imports ${target}: `),
    ]);
  });

  it('lets the server have what it shares with the app, and its tests the form', () => {
    const shared = "import type { LoadContext } from '#app/load-context.ts';";
    expect(arrowsBack(only('server/x.ts', shared))).toEqual([]);
    const form = "import '#app/inquiry/inquiry-form.tsx';";
    expect(arrowsBack(only('server/x.test.ts', form))).toEqual([]);
  });

  it('finds a circle, also one of types, and names the way', () => {
    const round: Imports = new Map([
      ['library/a.ts', importsOf('library/a.ts', "import '#library/b.ts';")],
      ['library/b.ts', importsOf('library/b.ts', "import type { C } from './c.ts';")],
      ['library/c.ts', importsOf('library/c.ts', "const a = () => import('./a.ts');")],
    ]);
    expect(circles(round)).toEqual(['library/a.ts → library/b.ts → library/c.ts → library/a.ts']);
  });

  it.each([
    ['the router', "import { Link } from 'react-router';", 'react-router'],
    ['a part of the router', "import { Link } from 'react-router/dom';", 'react-router/dom'],
    ['content', "import words from '#content/shell.yaml';", 'content/shell.yaml'],
    ['content by way of library', "import '#library/facts/site.ts';", 'content/site.yaml'],
    ['colors that stylesheets have', "import '#library/brand/colors.ts';", 'brand/colors.css'],
    ['what only Node has', "import { readFile } from 'node:fs';", 'node:fs'],
  ])('finds %s in an island', (_, source, end) => {
    const ways = waysOutOfBrowser(island(source));
    expect(ways).toHaveLength(1);
    expect(ways[0]?.startsWith('app/islands/x.tsx → ')).toBe(true);
    expect(ways[0]?.endsWith(` → ${end}`)).toBe(true);
  });

  it('lets an island know types of anything', () => {
    const source = "import type { Link } from 'react-router';";
    expect(waysOutOfBrowser(island(source))).toEqual([]);
  });
});
