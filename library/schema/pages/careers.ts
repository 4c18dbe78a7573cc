import { z } from 'zod';
import { descriptionLimits } from '#library/schema/limits.ts';
import {
  headWords,
  richWords,
  searchWords,
  template,
  titledWords,
  wordGroup,
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
  openings: wordGroup('title', 'duties', 'requirements', 'apply').extend({
    applyAs: template('title'),
  }),
  application: wordGroup('title', 'writeTo', 'subject').extend({
    subjectFor: template('title'),
    notes: z.array(richWords),
    steps: z.array(titledWords).min(1),
  }),
});

const job = z.strictObject({
  title: words,
  terms: words.describe('full or part time, and where'),
  pay: wordGroup('range', 'per').describe(
    'the pay scale you reasonably expect to pay for this opening',
  ),
  summary: words.describe('one sentence about the work'),
  duties: z.array(words).min(1),
  requirements: z.array(words).min(1),
});
export type Job = z.infer<typeof job>;

/** content/jobs.yaml */
export const jobsSchema = z.strictObject({
  jobs: z
    .array(job)
    .refine(
      (list) => new Set(list.map(({ title }) => title)).size === list.length,
      'has two openings with the same title. Give each a title of its own',
    ),
});
