import { z } from 'zod';
import { callLinks, headWords, searchWords, words } from '#library/schema/values.ts';

/** content/pages/conditions.yaml */
export const conditionsPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  cards: z.strictObject({ title: words }),
  other: headWords.extend({ links: callLinks }),
});
