import { z } from 'zod';
import {
  link,
  plainHead,
  searchEntry,
  template,
  text,
  textGroup,
  titledText,
  wholeNumber,
} from '#library/schema/values.ts';

const standard = textGroup('sign', 'name', 'text', 'status').extend({
  state: z
    .enum(['pending'], { error: "isn't a state. Write pending, or remove the field" })
    .optional(),
});

const testimonial = textGroup('name', 'type', 'location', 'quote')
  .extend({ stars: wholeNumber(1, 5) })
  .describe('a quote from a real person who agreed in writing to be quoted, with name and city');

export const homeSchema = z.strictObject({
  search: searchEntry,
  hero: plainHead.extend({
    badges: z.tuple([text, text]),
    links: z.tuple([link, link, link]),
    trust: z.array(text).min(1),
    doors: z.strictObject({ label: text, links: z.array(link).min(1) }),
  }),
  standards: plainHead.extend({ items: z.array(standard).min(1) }),
  services: plainHead,
  steps: plainHead,
  facility: plainHead.extend({ link, rooms: z.array(titledText).length(2) }),
  testimonials: z.strictObject({
    title: text,
    rating: template('stars'),
    sample: text,
    items: z.array(testimonial),
  }),
  call: plainHead.extend({ links: z.tuple([link, link]) }),
});
