import { z } from 'zod';
import {
  callLinks,
  drawingName,
  headWords,
  searchWords,
  sitePath,
  words,
} from '#library/schema/values.ts';

const drawing = drawingName([
  'acne',
  'rosacea',
  'menopause',
  'low-testosterone',
  'hair-loss',
  'thyroid',
]);

/** content/conditions.yaml */
export const conditionsSchema = z
  .array(
    z.strictObject({
      title: words,
      description: words,
      area: words,
      to: sitePath,
      drawing: drawing.optional(),
    }),
  )
  .min(1);

/** content/pages/conditions.yaml */
export const conditionsPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  cards: z.strictObject({ title: words }),
  other: headWords.extend({ links: callLinks }),
});
