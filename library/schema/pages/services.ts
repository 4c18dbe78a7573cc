import { z } from 'zod';
import {
  callLinks,
  drawingName,
  headWords,
  link,
  row,
  searchWords,
  tabId,
  wordGroup,
  words,
} from '#library/schema/values.ts';

/** content/pages/services.yaml */
export const servicesSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  assurances: headWords.extend({
    items: z
      .array(
        z.strictObject({
          id: tabId,
          drawing: drawingName(['scales', 'crystal', 'dial']),
          title: words,
          heading: words,
          text: words,
          facts: z.array(row.extend({ withPortal: words.optional() })),
        }),
      )
      .min(1)
      .max(4),
  }),
  questions: headWords.extend({
    links: callLinks,
    items: z.array(wordGroup('question', 'answer')),
  }),
  everyService: z.strictObject({ back: link, contact: link }),
});
