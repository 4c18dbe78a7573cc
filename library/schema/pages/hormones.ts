import { z } from 'zod';
import { noticeFields } from '#library/schema/review.ts';
import {
  callWords,
  drawingName,
  headWords,
  link,
  richWords,
  row,
  searchWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

/** content/pages/hormones.yaml */
export const hormonesSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ consultation: words, link }),
  hormones: z.strictObject({ title: words, lead: richWords, rows: z.array(row) }),
  rhythms: headWords.extend({
    items: z.array(
      wordGroup('form', 'lasts', 'note').extend({
        drawing: drawingName(['day', 'implant']),
      }),
    ),
  }),
  visit: headWords.extend({
    lists: z.array(z.strictObject({ title: words, items: z.array(words) })),
  }),
  care: z.strictObject({
    title: words,
    lead: richWords,
    emergency: z.strictObject({ title: words, items: z.array(words).max(5) }),
  }),
  call: callWords,
  ...noticeFields(),
});
