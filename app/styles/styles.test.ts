import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const appFolder = join(import.meta.dirname, '..');
const stylesheets = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(appFolder, path), 'utf8') }));
const tokens = stylesheets.find(({ path }) => path === 'styles/tokens.css')?.css ?? '';

const findAll = (pattern: RegExp, files = stylesheets) =>
  files.flatMap((sheet) =>
    [...sheet.css.matchAll(pattern)].map(([match, group]) => ({
      path: sheet.path,
      text: group ?? match,
    })),
  );

it('uses only the breakpoints in tokens.css', () => {
  const breakpoints = [...tokens.matchAll(/^ \* +(\d+rem) {2}/gm)].map(([, width]) => width);
  expect(breakpoints).not.toEqual([]);
  const widths = findAll(/@media[^{]*\{/g).flatMap(({ path, text }) =>
    [...text.matchAll(/[\d.]+[a-z]+/g)].map(([width]) => ({ path, width })),
  );
  expect(new Set(widths.map(({ width }) => width))).toEqual(new Set(breakpoints));
  expect(findAll(/@media[^{]*(min-width)/g), 'Write (width > …) instead of min-width.').toEqual([]);
});

it('has no repeating gradients with a stop at 0', () => {
  // Firefox doesn't paint such a gradient. Use a background that repeats.
  expect(findAll(/repeating-[a-z]+-gradient\([^;]*[^\d.]0 [\d.]+px\)/g)).toEqual([]);
});

it('has no diagonal gradients with a fixed angle', () => {
  const angles = findAll(/linear-gradient\(\s*(\d+deg)/g).filter(({ text }) => text !== '90deg');
  expect(angles).toEqual([]);
});

it('sets all colors except grays in brand/colors.css', () => {
  const root = join(appFolder, '..');
  const files = ['app', 'editor']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /(?<!test)\.(?:css|tsx)$/.test(path))
    .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  const grayPattern = /^(?:#([\da-f])\1{2}(?:[\da-f])?|#0000|oklch\([\d.]+ 0 0(?: \/ [\d.]+)?\))$/;
  const literals = findAll(/#[\da-f]{3,8}\b|(?:oklch|rgba?|hsla?|lab|lch)\([^)]*\)/gi, files);
  expect(literals.filter(({ text }) => !grayPattern.test(text))).toEqual([]);
});

it('sets the order of the layers in every stylesheet that a page may load first', () => {
  const firstSheets = stylesheets.filter(({ path }) =>
    /^(styles\/base|shell\/site-notice)\.css/.test(path),
  );
  expect(firstSheets).toHaveLength(2);
  for (const { path, css } of firstSheets)
    expect(css.match(/@layer[^{;]*[{;]/)?.[0], path).toBe('@layer base, components;');
});
