import { z } from 'zod';
import {
  headWords,
  link,
  richWords,
  row,
  searchWords,
  titledWords,
  words,
} from '#library/schema/values.ts';

/** content/pages/how-it-works.yaml */
export const howItWorksSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ link, prescription: link }),
  steps: z.strictObject({
    title: words,
    items: z.array(z.strictObject({ title: words, text: richWords, time: words })).length(3),
  }),
  values: headWords.extend({
    concierge: titledWords,
    pricing: titledWords.extend({ receipt: z.array(row).min(1), link }),
    custom: titledWords.extend({ link }),
    trusted: titledWords.extend({ link }),
  }),
  ask: headWords.extend({
    links: z.tuple([link, link]),
    phone: words,
    email: words,
    address: words,
    hours: words,
  }),
});
