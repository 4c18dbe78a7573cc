import { z } from 'zod';
import {
  headWords,
  link,
  searchWords,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const shape = z.enum(['hexagon', 'drop', 'circle'], {
  error: 'is no shape. Use one of: hexagon, drop, circle',
});
export type Shape = z.infer<typeof shape>;

const titled = titledWords;

/** content/pages/specialists.yaml */
export const specialistsSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  specialties: z.strictObject({ title: words, items: z.array(titled.extend({ shape })) }),
  featured: wordGroup('title', 'soon', 'profile').extend({
    people: z.array(
      z
        .strictObject({ name: words, shape, field: words, place: words, focus: words })
        .describe('a clinician of the network who agreed in writing to be named here'),
    ),
  }),
  providers: headWords.extend({ benefits: z.array(titled), prescribing: link }),
  referrals: headWords.extend({ link }),
});
