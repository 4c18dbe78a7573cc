import { globSync } from 'node:fs';
import { relative } from 'node:path';

const toLetters = (number: number): string =>
  (number < 26 ? '' : toLetters(Math.floor(number / 26) - 1)) +
  String.fromCharCode('a'.charCodeAt(0) + (number % 26));

const cssFiles = globSync('app/**/*.module.css').toSorted();

/**
 * Names classes with letters for the file and a number, such as `ab3`. CSS is inlined into every page,
 * and these names compress better than hashes: they save 330 bytes per page. The React Router build
 * and the islands build must use the same names.
 */
const generateScopedName = (name: string, file: string, css: string) => {
  const fileIndex = cssFiles.indexOf(relative(process.cwd(), file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  if (fileIndex < 0 || !names.includes(name))
    throw new Error(`Can't shorten .${name} in ${file}. Put CSS modules in app/.`);
  return toLetters(fileIndex) + names.indexOf(name);
};

export const cssModules = { generateScopedName };
