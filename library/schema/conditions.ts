import { z } from 'zod';
import {
  callWords,
  drawingName,
  headWords,
  searchWords,
  sitePath,
  wordGroup,
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
    wordGroup('title', 'description', 'area').extend({
      to: sitePath,
      drawing: drawing.optional(),
    }),
  )
  .min(1);

/** content/pages/conditions.yaml */
export const conditionsPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  cards: wordGroup('title'),
  other: callWords,
});
