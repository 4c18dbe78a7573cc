import { z } from 'zod';
import { addIssueAt } from '#library/schema/values.ts';

const text = z.string().trim().min(3);

const reference = z
  .strictObject({
    source: text.describe('the title, without a period at the end'),
    authors: text.optional().describe("the authors as listed in the source; 'et al.' is fine"),
    journal: text.optional().describe('the full name of the journal'),
    publication: text.optional().describe('the publisher or series, if it’s not a journal'),
    locator: z.string().trim().min(1).optional().describe('volume and pages'),
    year: z
      .string()
      .regex(/^(19|20)\d\d$/, 'is not a year. Write four digits, such as 2017')
      .optional(),
    publishDate: z.iso
      .date('is not a date. Write it like 2018-03-01')
      .optional()
      .describe('the full date, if the year alone isn’t enough'),
    doi: z
      .string()
      .regex(
        /^10\.\d{4,9}\/\S+$/,
        'is not a DOI. Write it like 10.1000/182, without https://doi.org/',
      )
      .optional(),
    url: z
      .url({ protocol: /^https$/, error: 'is not a URL. Write it like https://example.com/a' })
      .optional(),
  })
  .superRefine((entry, context) => {
    const reject = (path: string, message: string) => addIssueAt(context, [path], message);
    if (!(entry.doi ?? entry.url)) reject('doi', 'is missing. Add it, or a url');
    if (!(entry.year ?? entry.publishDate)) reject('year', 'is missing. Add it, or a publishDate');
    if (!(entry.journal ?? entry.publication)) {
      reject('journal', 'is missing. Add it, or a publication');
    }
  });

const key = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*-\d{4}$/, 'needs an author and a year. Write it like ogbechie-2017')
  .meta({ title: 'Key' });

export const referencesSchema = z
  .record(key, reference.meta({ title: 'Reference' }))
  .superRefine((references, context) => {
    const keysByDoi = new Map<string, string>();
    for (const [id, { doi }] of Object.entries(references)) {
      const firstKey = doi && keysByDoi.get(doi.toLowerCase());
      if (firstKey) {
        const message = `is also the DOI of "${firstKey}". Keep one of the two and cite it`;
        addIssueAt(context, [id, 'doi'], message);
      }
      if (doi) keysByDoi.set(doi.toLowerCase(), firstKey || id);
    }
  });

export type Reference = z.infer<typeof reference> & { id: string };
