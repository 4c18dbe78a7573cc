import { z } from 'zod';
import {
  callWords,
  headWords,
  richRow,
  richWords,
  searchWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const named = (what: string) => z.strictObject({ name: words, value: richWords.describe(what) });

/** content/pages/verify.yaml */
export const verifySchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'back', 'drawing'),
  license: headWords.extend({
    number: words,
    steps: z.array(richWords).min(1),
    rows: z.array(named('what the Board of Pharmacy has on record')).min(1),
  }),
  standards: headWords.extend({
    rows: z.array(named('how you work, as your records show it')).min(1),
  }),
  rights: z.strictObject({ title: words, lead: richWords, rows: z.array(richRow).min(1) }),
  report: headWords.extend({
    rows: z.array(richRow).min(1),
    recall: z.strictObject({ title: words, text: richWords }),
  }),
  call: callWords,
});
