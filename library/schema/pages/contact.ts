import { z } from 'zod';
import {
  pageBase,
  plainHead,
  richText,
  template,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';

const contactMethod = textGroup('name', 'what');

export const contactSchema = pageBase.extend({
  ways: z.strictObject({
    title: text,
    phone: contactMethod,
    fax: contactMethod,
    email: contactMethod.extend({ note: text }),
    address: contactMethod,
    tasks: z.array(richText).min(1),
    spanish: richText,
  }),
  copy: z.strictObject({
    label: text,
    copied: text,
    success: template('what'),
    failure: textGroup('title', 'missing', 'refused'),
  }),
  copiedToast: titledText.extend({
    named: template('what', 'text').describe('A line below that repeats the copied text.'),
  }),
  hours: textGroup('title', 'lead', 'what', 'caption', 'day', 'time', 'closed').extend({
    note: template('holidays'),
    ahead: text,
    now: z.strictObject({
      open: text,
      until: template('time'),
      closed: text,
      opens: template('day', 'time'),
      holiday: template('holiday', 'day', 'time'),
      today: text,
      tomorrow: text,
    }),
  }),
  rights: plainHead.extend({
    rows: z.array(z.strictObject({ name: text, text: richText })).min(1),
  }),
  map: textGroup('label', 'title', 'directions', 'appleMaps', 'googleMaps', 'frame', 'note'),
});

export type ContactText = z.infer<typeof contactSchema>;
