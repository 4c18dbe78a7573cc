/**
 * Cuts the two typefaces down to the characters and weights that the site uses.
 * What it writes is not kept in the repository: every build makes it from the font packages.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const characters = [...printableAscii, ...' ©®°±²³µ·×éñ–—‘’“”•…′″→−≤≥™½¼¾'].join('');

const fonts = [
  {
    name: 'besley',
    from: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
  {
    name: 'atkinson',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 650 },
  },
];

const require = createRequire(import.meta.url);
const folder = new URL('../../app/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });

for (const { name, from, weights } of fonts) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
}
