import { z } from 'zod';
import {
  headWords,
  link,
  searchWords,
  template,
  titledWords,
  wholeNumber,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const standard = wordGroup('sign', 'name', 'text', 'status').extend({
  state: z
    .enum(['pending'], { error: "isn't a state. Write pending, or remove the field" })
    .optional(),
});

const testimonial = wordGroup('name', 'type', 'location', 'quote')
  .extend({
    stars: wholeNumber(1, 5),
  })
  .describe('the words, name and place of a real person who agreed in writing to be quoted');

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
  steps: headWords,
  facility: headWords.extend({ link, rooms: z.array(titledWords).length(2) }),
  testimonials: z.strictObject({
    title: words,
    rating: template('stars'),
    sample: words,
    items: z.array(testimonial),
  }),
  call: headWords.extend({ links: z.tuple([link, link]) }),
});
