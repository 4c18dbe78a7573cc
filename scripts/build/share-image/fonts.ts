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
    `The share image of “${words}” can't show “${unknown}” because its fonts have only Latin letters. Remove it from the title.`,
  );
}

/** Satori supports neither woff2 nor variable fonts, so each weight becomes its own font. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, from, weight }): Promise<Font> => {
      const source = await readFile(require.resolve(`${from}-wght-normal.woff2`));
      const data = await subsetFont(source, [...pictureCharacters].join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
        // Ligatures leave gaps with tight letter spacing, so browsers drop them too.
        keepFeatures: ['kern'],
      });
      return { name, data, weight, style: 'normal' };
    }),
  );
}
