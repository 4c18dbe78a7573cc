import { z } from 'zod';
import { text } from '#library/schema/values.ts';

const reviewer = z.strictObject({
  name: text.min(3).describe('the name, without a title or credentials'),
  credentials: text.min(2).describe("the credentials after the name, such as 'MD'"),
  specialty: text.min(3).describe('the specialty, as shown on the reviewer card'),
  description: text.min(10).describe('one sentence without a period, for the reviewer box'),
  imageUrl: z
    .string()
    .regex(
      /^\/[\w./-]+\.(png|jpg|webp|avif)$/,
      "isn't a picture on this site. Write it like /people/ines-marlow.jpg",
    )
    .optional()
    .meta({
      title: 'Picture',
      description: 'a square portrait; without it, the page shows initials',
    }),
});

export type Person = z.infer<typeof reviewer>;

const key = z
  .string()
  .regex(
    /^[a-z]+(-[a-z]+)*$/,
    "is not a valid key. Write the person's name in lowercase with hyphens, such as ines-marlow",
  )
  .meta({ title: 'Key' });

export const peopleSchema = z.strictObject({
  reviewers: z.record(
    key,
    reviewer.describe('the clinician who reviewed the articles and agreed in writing to be named'),
  ),
  sample: text.describe('added to each person who is marked as a placeholder'),
  authors: z
    .record(z.string().meta({ title: 'Role' }), text)
    .describe('the text in the author box for each role; authors are roles, not people'),
  anyAuthor: text.meta({
    title: 'Any other author',
    description: 'the text in the author box for any other role',
  }),
});
