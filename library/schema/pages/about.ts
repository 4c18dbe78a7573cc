import { z } from 'zod';
import {
  callToAction,
  describedRow,
  limitDescription,
  link,
  plainHead,
  richHead,
  richRow,
  richText,
  searchEntry,
  template,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';

const aboutSchema = z.strictObject({
  search: searchEntry,
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
  commitments: z.strictObject({
    title: text,
    items: z.array(textGroup('sign', 'text')),
    link,
  }),
  invitation: plainHead.extend({ links: z.tuple([link, link]) }),
});

const verifySchema = z.strictObject({
  search: searchEntry,
  head: textGroup('title', 'lead', 'back', 'drawing'),
  license: plainHead.extend({
    number: text,
    steps: z.array(richText).min(1),
    rows: z.array(describedRow('the information on record with the Board of Pharmacy')).min(1),
  }),
  standards: plainHead.extend({
    rows: z.array(describedRow('how you work, as shown in your records')).min(1),
  }),
  rights: richHead.extend({ rows: z.array(richRow).min(1) }),
  report: richHead.extend({
    recall: z.strictObject({ title: text, text: richText }),
  }),
  call: callToAction,
});

const rowsSection = plainHead.extend({ rows: z.array(richRow).min(1) });

const accessibilitySchema = z.strictObject({
  search: searchEntry,
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
  openings: textGroup('title', 'duties', 'requirements', 'apply').extend({
    applyAs: template('title'),
  }),
  application: textGroup('title', 'writeTo', 'subject').extend({
    subjectFor: template('title'),
    notes: z.array(richText),
    steps: z.array(titledText).min(1),
  }),
});

const job = z.strictObject({
  title: text,
  terms: text.describe('full or part time, and where'),
  pay: textGroup('range', 'per').describe(
    'the pay scale you reasonably expect to pay for this opening',
  ),
  summary: text.describe('one sentence about the work'),
  duties: z.array(text).min(1),
  requirements: z.array(text).min(1),
});
export type Job = z.infer<typeof job>;

const jobsSchema = z.strictObject({
  jobs: z
    .array(job)
    .refine(
      (jobs) => new Set(jobs.map(({ title }) => title)).size === jobs.length,
      'has two openings with the same title. Give each its own title',
    ),
});

export const aboutSchemas = {
  'pages/about.yaml': aboutSchema,
  'pages/accessibility.yaml': accessibilitySchema,
  'pages/careers.yaml': careersSchema,
  'pages/verify.yaml': verifySchema,
  'jobs.yaml': jobsSchema,
};
