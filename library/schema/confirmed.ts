import { z } from 'zod';
import { words } from '#library/schema/values.ts';

/** content/confirmed.yaml: what the site says and only the owner can know. The launch check asks. */
export const confirmedSchema = z
  .array(
    z.strictObject({
      question: words,
      about: words.describe('The files that say it.'),
      answer: z.enum(['yes', 'no'], { error: 'is no answer. Write yes once it is true, else no' }),
    }),
  )
  .min(1);
