import type { z } from 'zod';

/** Share image fonts contain only Latin letters and English punctuation. */
const codePointRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
] as const;
const punctuation = '–—‘’‚“”„•…‹›€−';

export const shareImageCharacters: ReadonlySet<string> = new Set([
  ...punctuation,
  ...codePointRanges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ),
]);

export function checkShareImageText(text: string, context: z.RefinementCtx) {
  const badCharacter = [...text].find((character) => !shareImageCharacters.has(character));
  if (badCharacter === undefined) return;
  context.addIssue(`contains “${badCharacter}”, which share images can't show. Spell it out`);
}

/** Search engines cut off longer text. */
export const titleLimit = 70;
export const descriptionLimits = { min: 50, max: 170 };

export const shareImageSize = { width: 1200, height: 630 };
