import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { pictureCharacters } from '#library/schema/limits.ts';

const require = createRequire(import.meta.url);

const faces = [
  { name: 'Besley', from: '@fontsource-variable/besley/files/besley-latin', weight: 400 },
  { name: 'Besley', from: '@fontsource-variable/besley/files/besley-latin', weight: 500 },
  {
    name: 'Atkinson',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin',
    weight: 600,
  },
] as const;

/** A character that the fonts lack would be drawn as an empty box. */
export function checkCharacters(words: string): void {
  const unknown = [...words].find((character) => !pictureCharacters.has(character));
  if (unknown === undefined) return;
  throw new Error(
    `The share image of “${words}” cannot show “${unknown}”: its fonts hold Latin letters only. Write the title without it.`,
  );
}

/** The renderer reads neither woff2 nor variable fonts: each weight becomes a font of its own. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, from, weight }): Promise<Font> => {
      const source = await readFile(require.resolve(`${from}-wght-normal.woff2`));
      const data = await subsetFont(source, [...pictureCharacters].join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
        // With tight letter spacing a ligature leaves a gap; browsers drop them there too.
        keepFeatures: ['kern'],
      });
      return { name, data, weight, style: 'normal' };
    }),
  );
}
