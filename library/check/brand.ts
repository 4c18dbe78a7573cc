import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColors } from '#library/brand/color-tokens.ts';
import { withColors } from '#library/brand/icon.ts';
import { readMap } from '#library/brand/map-lines.ts';
import { readSvg } from '#library/brand/svg.ts';
import type { Problem } from '#library/problem.ts';

/** The subject of each message, which follows the file name. */
const subject = 'This file';

/** The colors of metadata, icons and share images. */
const imageColors = ['sun', 'light', 'ink', 'ink-2', 'g-cobalt', 'g-amber', 'g-cast', 'g-ink'];

const drawing = (source: string) => readSvg(source, subject);

const readers: Readonly<Record<string, (source: string, colors: () => string) => unknown>> = {
  'colors.css': readAllColors,
  'mark.svg': (source, colors) =>
    withColors(drawing(source).shapes, readColors(colors(), subject).light),
  'monogram.svg': drawing,
  'two-shapes.svg': drawing,
  'founders.svg': drawing,
  'at-work/balance.svg': drawing,
  'at-work/mortar.svg': drawing,
  'map.svg': (source) => readMap(source, subject),
};

/** Finds problems in brand files before they fail the build with a less helpful message. */
export function brandProblems(folder: string): Problem[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return Object.entries(readers).flatMap(([file, reader]): Problem[] => {
    try {
      reader(read(file), () => read('colors.css'));
      return [];
    } catch (error) {
      return [{ file: `brand/${file}`, line: 1, message: messageOf(error) }];
    }
  });
}

function readAllColors(css: string) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  if (plain.split('{').length !== plain.split('}').length) {
    throw new Error(`${subject} has a { without its }, or the reverse. Put the missing one back.`);
  }
  const { light, dark } = readColors(css, subject);
  for (const token of imageColors) light(token);
  dark('sun');
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (!('code' in error)) return error.message;
  return error.code === 'ENOENT' || error.code === 'EISDIR'
    ? `${subject} is missing. Restore it.`
    : `${subject} cannot be read: ${error.message}.`;
}
