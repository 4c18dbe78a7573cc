import { z } from 'zod';
import {
  headWords,
  link,
  nextStep,
  richWords,
  searchWords,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const results = z.strictObject({
  one: template('query'),
  many: template('count', 'query'),
  places: words,
  mentions: words,
});

const none = z.strictObject({ title: template('query'), text: richWords, link });

const often = z.strictObject({ title: words, links: z.array(link).min(1) });

const field = wordGroup('label', 'submit');

/** content/pages/search.yaml */
export const searchPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  field,
  results,
  none,
  often,
  next: nextStep,
});

/** What acts in the browser. */
export interface FindWords {
  field: z.infer<typeof field>;
  results: z.infer<typeof results>;
  none: z.infer<typeof none>;
  often: z.infer<typeof often>;
}
