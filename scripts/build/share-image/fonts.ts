import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { shareImageCharacters } from '#library/schema/limits.ts';

const require = createRequire(import.meta.url);

const faces = [
  { name: 'Besley', path: '@fontsource-variable/besley/files/besley-latin', weight: 400 },
  { name: 'Besley', path: '@fontsource-variable/besley/files/besley-latin', weight: 500 },
  {
    name: 'Atkinson',
    path: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin',
    weight: 600,
  },
] as const;

/** A character that the fonts lack would be drawn as an empty box. */
export function checkCharacters(title: string): void {
  const unsupportedCharacter = [...title].find((character) => !shareImageCharacters.has(character));
  if (unsupportedCharacter === undefined) return;
  throw new Error(
    `The share image for “${title}” can't show “${unsupportedCharacter}” because its fonts have only Latin letters. Remove it from the title.`,
  );
}

/** Satori supports neither woff2 nor variable fonts, so each weight becomes its own font. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, path, weight }): Promise<Font> => {
      const source = await readFile(require.resolve(`${path}-wght-normal.woff2`));
      const data = await subsetFont(source, [...shareImageCharacters].join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
        // Browsers drop ligatures in text with letter spacing, so leave them out here too.
        keepFeatures: ['kern'],
      });
      return { name, data, weight, style: 'normal' };
    }),
  );
}
