import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColors } from '#library/brand/color-tokens.ts';
import { applyColors } from '#library/brand/icon.ts';
import { readMap } from '#library/brand/map-lines.ts';
import { readSvg } from '#library/brand/svg.ts';
import type { Problem } from '#library/problem.ts';

/** Each problem already names its file, so messages refer to the file this way. */
const subject = 'This file';

/** Metadata, icons and share images need these colors. */
const imageColors = ['sun', 'light', 'ink', 'ink-2', 'g-cobalt', 'g-amber', 'g-cast', 'g-ink'];

const readDrawing = (source: string) => readSvg(source, subject);

const readers: Readonly<Record<string, (source: string, colors: () => string) => unknown>> = {
  'colors.css': checkColors,
  'mark.svg': (source, colors) =>
    applyColors(readDrawing(source).shapes, readColors(colors(), subject).light),
  'monogram.svg': readDrawing,
  'two-shapes.svg': readDrawing,
  'founders.svg': readDrawing,
  'at-work/balance.svg': readDrawing,
  'at-work/mortar.svg': readDrawing,
  'map.svg': (source) => readMap(source, subject),
};

/** Finds problems in brand files before they fail the build with a less helpful message. */
export function findBrandProblems(folder: string): Problem[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return Object.entries(readers).flatMap(([file, reader]): Problem[] => {
    try {
      reader(read(file), () => read('colors.css'));
      return [];
    } catch (error) {
      return [{ file: `brand/${file}`, line: 1, message: getMessage(error) }];
    }
  });
}

function checkColors(css: string) {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  if (code.split('{').length !== code.split('}').length) {
    throw new Error(`${subject} has a { without a }, or a } without a {. Add the missing one.`);
  }
  const { light, dark } = readColors(css, subject);
  for (const token of imageColors) light(token);
  dark('sun');
}

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (!('code' in error)) return error.message;
  return error.code === 'ENOENT' || error.code === 'EISDIR'
    ? `${subject} is missing. Restore it.`
    : `${subject} can't be read: ${error.message}.`;
}
