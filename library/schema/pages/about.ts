import { z } from 'zod';
import {
  asDescription,
  callWords,
  describedRow,
  headWords,
  link,
  richHead,
  richRow,
  richWords,
  searchWords,
  template,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const aboutSchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'drawing'),
  letter: z
    .strictObject({
      title: words,
      first: words,
      paragraphs: z.array(words),
      signed: z.tuple([words, words]),
    })
    .describe('the story of the founders in their own words, and their first names'),
  founders: wordGroup('title', 'interests', 'looksAfter').extend({
    people: z.array(
      z
        .strictObject({
          name: words,
          atWork: z.enum(['mortar', 'balance'], { error: 'is not drawn. Use mortar or balance' }),
          text: words,
          interests: words,
          looksAfter: words,
        })
        .describe('the name, credentials and work of a founder'),
    ),
  }),
  commitments: z.strictObject({
    title: words,
    items: z.array(wordGroup('sign', 'text')),
    link,
  }),
  invitation: headWords.extend({ links: z.tuple([link, link]) }),
});

const verifySchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'back', 'drawing'),
  license: headWords.extend({
    number: words,
    steps: z.array(richWords).min(1),
    rows: z.array(describedRow('what the Board of Pharmacy has on record')).min(1),
  }),
  standards: headWords.extend({
    rows: z.array(describedRow('how you work, as your records show it')).min(1),
  }),
  rights: richHead.extend({ rows: z.array(richRow).min(1) }),
  report: richHead.extend({
    recall: z.strictObject({ title: words, text: richWords }),
  }),
  call: callWords,
});

const richRows = headWords.extend({ rows: z.array(richRow).min(1) });

const accessibilitySchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'drawing'),
  tested: richRows,
  lacking: richRows,
  person: richRows,
  call: callWords,
});

const wordsByCount = z.strictObject({ none: words, one: words, more: template('count') });

const careersSchema = z.strictObject({
  search: searchWords.extend({
    description: wordsByCount.extend({
      none: asDescription(words),
      one: asDescription(words),
      more: asDescription(template('count')),
    }),
  }),
  head: headWords.extend({ lead: wordsByCount }),
  openings: wordGroup('title', 'duties', 'requirements', 'apply').extend({
    applyAs: template('title'),
  }),
  application: wordGroup('title', 'writeTo', 'subject').extend({
    subjectFor: template('title'),
    notes: z.array(richWords),
    steps: z.array(titledWords).min(1),
  }),
});

const job = z.strictObject({
  title: words,
  terms: words.describe('full or part time, and where'),
  pay: wordGroup('range', 'per').describe(
    'the pay scale you reasonably expect to pay for this opening',
  ),
  summary: words.describe('one sentence about the work'),
  duties: z.array(words).min(1),
  requirements: z.array(words).min(1),
});
export type Job = z.infer<typeof job>;

const jobsSchema = z.strictObject({
  jobs: z
    .array(job)
    .refine(
      (list) => new Set(list.map(({ title }) => title)).size === list.length,
      'has two openings with the same title. Give each a title of its own',
    ),
});

export const aboutSchemas = {
  'pages/about.yaml': aboutSchema,
  'pages/accessibility.yaml': accessibilitySchema,
  'pages/careers.yaml': careersSchema,
  'pages/verify.yaml': verifySchema,
  'jobs.yaml': jobsSchema,
};
