import { z } from 'zod';
import { words } from '#library/schema/values.ts';

const job = z.strictObject({
  title: words,
  terms: words.describe('full or part time, and where'),
  pay: z
    .strictObject({ range: words, per: words })
    .describe('the pay scale you reasonably expect to pay for this opening'),
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
