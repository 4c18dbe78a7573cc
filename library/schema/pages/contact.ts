import { z } from 'zod';
import {
  headWords,
  richWords,
  searchWords,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const way = wordGroup('name', 'what');

export const contactSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  ways: z.strictObject({
    title: words,
    phone: way,
    fax: way,
    email: way,
    address: way,
    prescriptions: richWords,
  }),
  copy: z.strictObject({
    label: words,
    copied: words,
    success: z.strictObject({
      title: words,
      text: words,
      named: template('what', 'text').describe('A line below them that names what was copied.'),
    }),
    failure: wordGroup('title', 'missing', 'refused'),
  }),
  hours: wordGroup('title', 'lead', 'what', 'caption', 'day', 'time', 'closed').extend({
    note: template('holidays'),
    ahead: words,
    now: z.strictObject({
      open: words,
      until: template('time'),
      closed: words,
      opens: template('day', 'time'),
      holiday: template('holiday', 'day', 'time'),
      today: words,
      tomorrow: words,
    }),
  }),
  rights: headWords.extend({
    rows: z.array(z.strictObject({ name: words, text: richWords })).min(1),
  }),
  map: wordGroup('label', 'title', 'directions', 'appleMaps', 'googleMaps', 'frame', 'note'),
});

export type ContactWords = z.infer<typeof contactSchema>;
