import { z } from 'zod';
import { dateText, rejectEarlierDate } from '#library/schema/review.ts';
import {
  callToAction,
  describedRow,
  drawingName,
  limitDescription,
  link,
  pageBase,
  pageTitle,
  plainHead,
  rejectDuplicates,
  richHead,
  richRow,
  richText,
  searchEntry,
  template,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';
import { slug } from '#library/slug.ts';

const aboutSchema = pageBase.extend({
  head: textGroup('title', 'lead', 'drawing'),
  letter: z
    .strictObject({
      title: text,
      first: text,
      paragraphs: z.array(text),
      signed: z.tuple([text, text]),
    })
    .describe('the founders’ story in their own words, with their first names'),
  founders: textGroup('title', 'interests', 'looksAfter').extend({
    people: z.array(
      z
        .strictObject({
          name: text,
          atWork: z.enum(['mortar', 'balance'], { error: 'must be mortar or balance' }),
          text,
          interests: text,
          looksAfter: text,
        })
        .describe('a founder’s name, credentials and work'),
    ),
  }),
  commitments: z.strictObject({ title: text, items: z.array(textGroup('sign', 'text')), link }),
  invitation: callToAction,
});

const verifySchema = pageBase.extend({
  head: textGroup('title', 'lead', 'back', 'drawing'),
  license: plainHead.extend({
    number: text,
    sample: text.describe('added to a license number or name that is a placeholder'),
    steps: z.array(richText).min(1),
    rows: z.array(describedRow('the information on record with the Board of Pharmacy')).min(1),
  }),
  standards: plainHead.extend({
    rows: z.array(describedRow('how you work, as shown in your records')).min(1),
  }),
  rights: richHead.extend({ rows: z.array(richRow).min(1) }),
  report: richHead.extend({ recall: z.strictObject({ title: text, text: richText }) }),
  call: callToAction,
});

const rowsSection = plainHead.extend({ rows: z.array(richRow).min(1) });

const accessibilitySchema = pageBase.extend({
  head: textGroup('title', 'lead', 'drawing'),
  tested: rowsSection,
  lacking: rowsSection,
  person: rowsSection,
  call: callToAction,
});

const textByCount = z.strictObject({ none: text, one: text, more: template('count') });

const careersSchema = z.strictObject({
  search: searchEntry.extend({
    description: textByCount.extend({
      none: limitDescription(text),
      one: limitDescription(text),
      more: limitDescription(template('count')),
    }),
  }),
  head: plainHead.extend({ lead: textByCount }),
  openings: textGroup('title', 'more').extend({
    moreFor: template('title'),
    sample: text.describe('added to an opening with a placeholder'),
  }),
  job: z.strictObject({
    back: text,
    apply: text,
    writeTo: text,
    subject: template('subject'),
    call: text,
    facts: textGroup(
      'title',
      'pay',
      'terms',
      'place',
      'schedule',
      'benefits',
      'starts',
      'posted',
      'applyBy',
      'phone',
      'link',
    ),
    link: text.describe('what the button copies, in lower case'),
    benefits: text.describe('what you offer in addition to pay'),
    duties: text,
    requirements: text,
    missing: titledText,
  }),
  application: textGroup('title', 'writeTo', 'subject').extend({
    subjectFor: template('title'),
    notes: z.array(richText),
    steps: z.array(titledText).min(1),
  }),
});

const employmentTypes = ['full time', 'part time'] as const;

const job = z
  .strictObject({
    title: pageTitle,
    drawing: drawingName(['mortar', 'balance', 'telephone']).default('mortar'),
    terms: text.describe('full or part time, and where'),
    types: z
      .array(z.enum(employmentTypes, { error: `must be ${employmentTypes.join(' or ')}` }))
      .min(1)
      .describe('the same for search engines'),
    pay: z
      .strictObject({
        range: text.regex(
          /^\$[\d,.]+[–-]\$[\d,.]+$/,
          "is not a pay range. Write it like '$24–$31'",
        ),
        per: z.enum(['an hour', 'a year'], { error: "must be 'an hour' or 'a year'" }),
      })
      .describe('the pay scale you reasonably expect to pay for this opening'),
    schedule: text.describe('the days and hours, including Saturdays'),
    starts: text.describe('when the work starts'),
    posted: dateText.describe('the day you posted it'),
    applyBy: dateText.describe('the last day to apply'),
    summary: limitDescription(text).describe('one or two sentences about the work'),
    duties: z.array(text).min(1),
    requirements: z.array(text).min(1),
  })
  .superRefine((values, context) =>
    rejectEarlierDate(context, values, ['applyBy', 'posted'], 'is before the day it was posted'),
  );

const jobsSchema = z.strictObject({
  jobs: z.array(job).superRefine((list, context) => {
    const slugs = list.map(({ title }) => slug(title));
    const message = 'is the title of another opening. Give each a title of its own';
    rejectDuplicates(context, slugs, (index) => [index, 'title'], message);
  }),
});

export const aboutSchemas = {
  'pages/about.yaml': aboutSchema,
  'pages/accessibility.yaml': accessibilitySchema,
  'pages/careers.yaml': careersSchema,
  'pages/verify.yaml': verifySchema,
  'jobs.yaml': jobsSchema,
};
