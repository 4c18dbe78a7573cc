import type { z } from 'zod';

/** What the typefaces of pictures for social networks hold: Latin letters and the marks of English. */
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

/** For titles and names that such a picture shows: there another sign would be an empty box. */
export function checkPictureText(text: string, context: z.RefinementCtx) {
  const unknown = [...text].find((character) => !pictureCharacters.has(character));
  if (unknown === undefined) return;
  context.addIssue(
    `holds “${unknown}”, which the picture for social networks cannot show. Write it in letters`,
  );
}

/** What search engines show of a page before they cut it, in characters. */
export const titleLimit = 70;
export const descriptionLimits = { min: 50, max: 170 };

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };
