import { z } from 'zod';
import { words } from '#library/schema/values.ts';

/** A medical reviewer. */
const person = z.strictObject({
  name: words.min(3).describe('the name without title or letters'),
  credentials: words.min(2).describe("the letters after the name, like 'MD'"),
  specialty: words.min(3).describe('the field of work, as shown on the reviewer card'),
  description: words.min(10).describe('one sentence without a full stop, for the box'),
  imageUrl: z
    .string()
    .regex(
      /^\/[\w./-]+\.(png|jpg|webp|avif)$/,
      'is not a picture of this site. Write it like /people/ines-marlow.jpg',
    )
    .optional()
    .describe('a square portrait; initials are shown without one'),
});

export type Person = z.infer<typeof person>;

const key = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'is not a key. Write the name in small letters, like ines-marlow')
  .meta({ title: 'Key' });

export const peopleSchema = z.strictObject({
  reviewers: z.record(
    key,
    person.describe('the clinician who really reviewed these texts, with written consent'),
  ),
  authors: z
    .record(z.string().meta({ title: 'Role' }), words)
    .describe('what the box of an author says about a role; authors are roles, not people'),
  anyAuthor: words.meta({
    title: 'Any other author',
    description: 'what the box says about a role that is not in this list',
  }),
});
