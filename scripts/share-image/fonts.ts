import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

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

/** Every character that the Latin cut of a font package can hold. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');

/** The renderer reads neither woff2 nor variable fonts: each weight becomes a font of its own. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, from, weight }): Promise<Font> => {
      const source = await readFile(require.resolve(`${from}-wght-normal.woff2`));
      const data = await subsetFont(source, latin, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
        // With tight letter spacing a ligature leaves a gap; browsers drop them there too.
        keepFeatures: ['kern'],
      });
      return { name, data, weight, style: 'normal' };
    }),
  );
}
