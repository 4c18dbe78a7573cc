/** Reduces the two typefaces to the characters and weights that the site uses. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { getFontCharacters } from './font-characters.ts';

const fonts = [
  {
    name: 'besley',
    path: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
  {
    name: 'atkinson',
    path: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 650 },
  },
];

const require = createRequire(import.meta.url);
const folder = new URL('../../app/fonts/', import.meta.url);
const characters = getFontCharacters('content');
await mkdir(folder, { recursive: true });

for (const { name, path, weights } of fonts) {
  const source = await readFile(require.resolve(path));
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
}
