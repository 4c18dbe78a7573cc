import type { z } from 'zod';

/** The characters in the fonts of share images: Latin letters and English punctuation. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
] as const;
const marks = '–—‘’‚“”„•…‹›€−';

export const pictureCharacters: ReadonlySet<string> = new Set([
  ...marks,
  ...ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ),
]);

/** For titles on share images, where a missing character would be an empty box. */
export function checkPictureText(text: string, context: z.RefinementCtx) {
  const unknown = [...text].find((character) => !pictureCharacters.has(character));
  if (unknown === undefined) return;
  context.addIssue(`contains “${unknown}”, which share images can't show. Write it in letters`);
}

/** In characters. Search engines cut longer text. */
export const titleLimit = 70;
export const descriptionLimits = { min: 50, max: 170 };

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };
