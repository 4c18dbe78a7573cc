import { z } from 'zod';
import { headWords, richWords, searchWords, template, words } from '#library/schema/values.ts';

const way = z.strictObject({ name: words, what: words });

/** content/pages/contact.yaml */
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
    failure: z.strictObject({ title: words, missing: words, refused: words }),
  }),
  hours: headWords.extend({
    what: words,
    caption: words,
    day: words,
    time: words,
    closed: words,
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
  map: z.strictObject({
    label: words,
    title: words,
    directions: words,
    frame: words,
    note: words,
  }),
});

export type ContactWords = z.infer<typeof contactSchema>;
