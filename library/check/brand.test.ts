import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findBrandProblems } from '#library/check/brand.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder();
  cpSync('brand', folder, { recursive: true });
});

const getMessages = () =>
  findBrandProblems(folder).map(({ file, message }) => `${file}: ${message}`);

const drawing = (shapes: string) => `<svg viewBox="0 0 1 1">${shapes}</svg>`;

it.each([
  ['plain text', 'mark.svg', 'A mark', "isn't a drawing."],
  ['a style', 'founders.svg', drawing('<path style="fill:red"/>'), 'has a style attribute,'],
  ['an open tag', 'two-shapes.svg', drawing('<g><path/>'), "has an element that isn't closed."],
  ['a drawing without a size', 'monogram.svg', '<svg xmlns="x"></svg>', 'has no valid viewBox.'],
  ['an image', 'at-work/mortar.svg', drawing('<image href="a.png"/>'), 'contains <image>.'],
  ['an unknown class', 'map.svg', drawing('<path class="river"/>'), 'the class “river”. Use only'],
  ['a wrong icon class', 'mark.svg', drawing('<path class="red"/>'), 'the class “red”. Use only'],
  ['a missing color', 'colors.css', ':root {}', 'has no color for --sun. Write it like'],
  ['an open rule', 'colors.css', ':root {', 'has a { without a }'],
  ['a named color', 'colors.css', ':root { --sun: cream; }', 'sets --sun to cream.'],
])('reports %s', (_, file, text, message) => {
  writeFileSync(join(folder, file), text);
  expect(getMessages()).toContainEqual(expect.stringMatching(`^brand/${file}: .*${message}`));
});

it('reports a missing file and a folder in place of a file', () => {
  rmSync(join(folder, 'map.svg'));
  rmSync(join(folder, 'founders.svg'));
  mkdirSync(join(folder, 'founders.svg'));
  expect(getMessages()).toEqual(
    ['founders', 'map'].map((name) => `brand/${name}.svg: This file is missing. Restore it.`),
  );
});
