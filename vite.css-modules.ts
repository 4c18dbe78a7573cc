import { globSync } from 'node:fs';
import { relative } from 'node:path';

const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode('a'.charCodeAt(0) + (number % 26));

const files = globSync('app/**/*.module.css').toSorted();

/**
 * The file in letters, the name in digits: what follows an order compresses, which a hash does not,
 * and every page carries its styles inside. All builds of one tree agree on them.
 */
const generateScopedName = (name: string, file: string, css: string) => {
  const place = files.indexOf(relative(process.cwd(), file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  if (place < 0 || !names.includes(name))
    throw new Error(`${file} and its ${name} have no number.`);
  return letters(place) + names.indexOf(name);
};

export const cssModules = { generateScopedName };
