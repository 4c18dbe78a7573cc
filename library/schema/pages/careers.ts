import { z } from 'zod';
import { descriptionLimits } from '#library/schema/limits.ts';
import {
  headWords,
  richWords,
  searchWords,
  template,
  titledWords,
  words,
} from '#library/schema/values.ts';

const wordsByCount = z.strictObject({ none: words, one: words, more: template('count') });

const inResults = words.min(descriptionLimits.min).max(descriptionLimits.max);

/** content/pages/careers.yaml */
export const careersSchema = z.strictObject({
  search: searchWords.extend({
    description: wordsByCount.extend({
      none: inResults,
      one: inResults,
      more: template('count').min(descriptionLimits.min).max(descriptionLimits.max),
    }),
  }),
  head: headWords.extend({ lead: wordsByCount }),
  openings: z.strictObject({
    title: words,
    duties: words,
    requirements: words,
    apply: words,
    applyAs: template('title'),
  }),
  application: z.strictObject({
    title: words,
    writeTo: words,
    subject: words,
    subjectFor: template('title'),
    notes: z.array(richWords),
    steps: z.array(titledWords).min(1),
  }),
});
