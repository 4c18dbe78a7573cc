import { z } from 'zod';
import {
  headWords,
  link,
  searchWords,
  template,
  titledWords,
  wholeNumber,
  words,
} from '#library/schema/values.ts';

const standard = z.strictObject({
  sign: words,
  name: words,
  text: words,
  status: words,
  state: z
    .enum(['pending'], { error: 'is no state. Write pending, or remove the field' })
    .optional(),
});

const testimonial = z
  .strictObject({
    name: words,
    type: words,
    location: words,
    quote: words,
    stars: wholeNumber(1, 5),
  })
  .describe('the words, name and place of a real person who agreed in writing to be quoted');

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  search: searchWords,
  hero: headWords.extend({
    badges: z.tuple([words, words]),
    links: z.tuple([link, link, link]),
    trust: z.array(words).min(1),
    doors: z.strictObject({ label: words, links: z.array(link).min(1) }),
  }),
  standards: headWords.extend({ items: z.array(standard).min(1) }),
  services: headWords,
  steps: headWords.extend({
    items: z
      .array(titledWords.extend({ time: words, withPortal: words.optional() }))
      .min(4)
      .max(5),
  }),
  facility: headWords.extend({ link, rooms: z.array(titledWords).length(2) }),
  testimonials: z.strictObject({
    title: words,
    rating: template('stars'),
    sample: words,
    items: z.array(testimonial),
  }),
  call: headWords.extend({ links: z.tuple([link, link]) }),
});
