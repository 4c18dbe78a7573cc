import { z } from 'zod';
import {
  callToAction,
  pageBase,
  plainHead,
  richRow,
  richText,
  template,
  text,
  textGroup,
} from '#library/schema/values.ts';

const section = plainHead.extend({
  shows: z.enum(['prices', 'zipForm']).optional().describe('What comes before the rows.'),
  rows: z.array(richRow).min(1),
});

export const spanishSchema = pageBase.extend({
  head: plainHead.extend({ call: text, contents: text }),
  contact: plainHead.extend({
    ...textGroup('phone', 'fax', 'email', 'address').shape,
    hours: z
      .strictObject({
        days: template('first', 'last'),
        times: template('from', 'until'),
        dates: template('first', 'last'),
        closed: text,
      })
      .describe('How the language joins days, times and dates.'),
    holidays: template('holidays'),
    holidayNames: z
      .record(z.string(), text)
      .describe('The names of the holidays in hours.yaml, by their English names.'),
  }),
  emergency: textGroup('heading', 'title', 'call').extend({
    signs: z.array(text).min(1).max(5),
    language: richText,
    calls: z.array(textGroup('text', 'label', 'to')).min(1),
    pet: richText,
  }),
  sections: z.array(section).min(1),
  prices: z.strictObject({ valid: template('price', 'days'), sample: template('price') }),
  zipForm: textGroup('label', 'submit', 'mistake', 'noDay').extend({
    reach: textGroup('unknown', 'outside').extend({
      limit: template('dates'),
      sameDay: template('day', 'dates'),
      shipping: template('day', 'dates'),
    }),
  }),
  externalSite: text,
  call: callToAction,
});
