import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrandProblems } from '#library/check/brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync('brand', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const getMessages = () =>
  findBrandProblems(folder).map(({ file, message }) => `${file}: ${message}`);

it('accepts the current brand files', () => {
  expect(getMessages()).toEqual([]);
});

it.each([
  ['plain text', 'mark.svg', 'A mark', "isn't a drawing. The file must be one <svg> element."],
  [
    'a style attribute',
    'founders.svg',
    '<svg viewBox="0 0 1 1"><path style="fill:red" d="M0 0"/></svg>',
    'has a style attribute,',
  ],
  [
    'an element that is not closed',
    'two-shapes.svg',
    '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></svg>',
    "has an element that isn't closed.",
  ],
  [
    'a drawing without a size',
    'monogram.svg',
    '<svg xmlns="x"></svg>',
    'has no valid viewBox. Write it like <svg viewBox="0 0 44 34">.',
  ],
  [
    'an image in a drawing',
    'at-work/mortar.svg',
    '<svg viewBox="0 0 1 1"><image href="a.png"/></svg>',
    'contains <image>. Use only g, path, circle, ellipse, rect, line, polygon, polyline.',
  ],
  [
    'an unknown class in the map',
    'map.svg',
    '<svg viewBox="0 0 1 1"><path class="river" d="M0 0"/></svg>',
    'has the class “river”. Use only water, below-words, street, highway.',
  ],
  [
    'a stylesheet without colors',
    'colors.css',
    ':root {}',
    'has no color for --sun. Write it like',
  ],
  ['a stylesheet that is not closed', 'colors.css', ':root {', 'has a { without a }'],
  [
    'a named color',
    'colors.css',
    ':root { --sun: cream; }',
    'sets --sun to cream. Icons and share images need a color',
  ],
])('explains how to fix %s', (_, file, text, message) => {
  write(file, text);
  expect(getMessages().join('\n')).toContain(`brand/${file}: This file ${message}`);
});

it("names a class that icons don't support", () => {
  write('mark.svg', '<svg viewBox="0 0 1 1"><path class="fill-red" d="M0 0"/></svg>');
  expect(getMessages()).toEqual([
    expect.stringMatching(/^brand\/mark\.svg: The drawing has the class “fill-red”\. Use only /),
  ]);
});

it('reports a missing file and a folder in place of a file', () => {
  rmSync(join(folder, 'map.svg'));
  rmSync(join(folder, 'founders.svg'));
  mkdirSync(join(folder, 'founders.svg'));
  expect(getMessages()).toEqual(
    ['founders', 'map'].map((name) => `brand/${name}.svg: This file is missing. Restore it.`),
  );
});
