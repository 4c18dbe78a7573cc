import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(app, path), 'utf8') }));
const tokens = sheets.find(({ path }) => path === 'styles/tokens.css')?.css ?? '';

/** Each place in a stylesheet where the pattern is found, with its file. */
const found = (pattern: RegExp, css = sheets) =>
  css.flatMap((sheet) =>
    [...sheet.css.matchAll(pattern)].map(([text, part]) => ({
      path: sheet.path,
      text: part ?? text,
    })),
  );

test('pages change only at the widths that tokens.css lists', () => {
  const listed = [...tokens.matchAll(/^ \* +(\d+rem) {2}/gm)].map(([, width]) => width);
  expect(listed).not.toEqual([]);
  const widths = found(/@media[^{]*\{/g).flatMap(({ path, text }) =>
    [...text.matchAll(/[\d.]+[a-z]+/g)].map(([width]) => ({ path, width })),
  );
  expect(new Set(widths.map(({ width }) => width))).toEqual(new Set(listed));
  expect(found(/@media[^{]*(min-width)/g), 'written as (width > …)').toEqual([]);
});

test('stripes are a background that repeats', () => {
  // Firefox paints nothing where a stop of a repeating gradient is placed at 0 to follow the last one.
  expect(found(/repeating-[a-z]+-gradient\([^;]*[^\d.]0 [\d.]+px\)/g)).toEqual([]);
});

test('the height of the header stands in tokens.css alone', () => {
  const heights = [...tokens.matchAll(/--header-height: ([\d.]+)rem/g)].map(([, height]) => height);
  expect(heights).not.toEqual([]);
  const literal = new RegExp(
    `^\\s*(?:min-|scroll-)?(?:margin|padding|inset|top|height)[\\w-]*:[^;]*(?<![\\d.])(?:${heights.join('|')})rem[^;]*;`,
    'gm',
  );
  expect(found(literal)).toEqual([]);
});

test('titles have one line height each, in base.css', () => {
  const rules = found(/[^{}]*\{[^{}]*\}/g).map(({ path, text }) => {
    const [selectors = '', body = ''] = text.split('{');
    return { path, selectors: selectors.trim(), body };
  });
  const ofTitles = rules.filter(
    ({ selectors, body }) => /\bh[12]$/m.test(selectors) && /line-height:/.test(body),
  );
  const exceptions = ofTitles.filter(({ path }) => path !== 'styles/base.css');
  expect(ofTitles.length - exceptions.length).toBe(2);
  // The three words of Home, and the letters of the glossary.
  expect(new Set(exceptions.map(({ path }) => path))).toEqual(
    new Set([
      'pages/home/hero.module.css',
      'pages/glossary/glossary.module.css',
      'pages/styleguide/styleguide.module.css',
    ]),
  );
});

test('one angle leads all light', () => {
  const angles = found(/linear-gradient\(\s*(\d+deg)/g).filter(({ text }) => text !== '90deg');
  expect(angles).toEqual([]);
});

test('colors stand in brand/colors.css alone', () => {
  const root = join(app, '..');
  const files = ['app', 'editor']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /(?<!test)\.(?:css|tsx)$/.test(path))
    .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  // Black, white and gray belong to nobody.
  const ofNobody = /^(?:#([\da-f])\1{2}(?:[\da-f])?|#0000|oklch\([\d.]+ 0 0(?: \/ [\d.]+)?\))$/;
  const literals = found(/#[\da-f]{3,8}\b|(?:oklch|rgba?|hsla?|lab|lch)\([^)]*\)/gi, files);
  expect(literals.filter(({ text }) => !ofNobody.test(text))).toEqual([]);
});

test('a class of the whole site has a name that can be read', () => {
  const names = found(
    /(?<![\w.)\]])\.([a-z][\w-]*)/g,
    sheets.filter(({ path }) => path.startsWith('styles/')),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter(({ text }) => text.length < 4)).toEqual([]);
});

test('no stylesheet is longer than a reader can hold', () => {
  const long = sheets.filter(({ css }) => css.split('\n').length > 250).map(({ path }) => path);
  expect(long).toEqual([]);
});
