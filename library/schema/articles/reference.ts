import { z } from 'zod';

const text = z.string().trim().min(3);

/** Needs a doi or a url for the 'View Source' link. */
const work = z
  .strictObject({
    source: text.describe('the title of the work, without a full stop at its end'),
    authors: text.optional().describe("its authors as it lists them; 'et al.' is fine"),
    journal: text.optional().describe('the full name of the journal'),
    publication: text.optional().describe('the publisher or series, when it is not a journal'),
    locator: z.string().trim().min(1).optional().describe('volume and pages'),
    year: z
      .string()
      .regex(/^(19|20)\d\d$/, 'is not a year. Write four digits, like 2017')
      .optional(),
    publishDate: z.iso
      .date('is not a day. Write it like 2018-03-01')
      .optional()
      .describe('the full date, where the year alone is not enough'),
    doi: z
      .string()
      .regex(
        /^10\.\d{4,9}\/\S+$/,
        'is not a DOI. Write it like 10.1000/182, without an address before it',
      )
      .optional(),
    url: z
      .url({ protocol: /^https$/, error: 'is not an address. Write it like https://example.com/a' })
      .optional(),
  })
  .superRefine((entry, context) => {
    const needs = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!(entry.doi ?? entry.url)) needs('doi', 'is missing. Add it, or a url');
    if (!(entry.year ?? entry.publishDate)) needs('year', 'is missing. Add it, or a publishDate');
    if (!(entry.journal ?? entry.publication)) {
      needs('journal', 'is missing. Add it, or a publication');
    }
  });

const key = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*-\d{4}$/, 'is not first author and year. Write it like ogbechie-2017');

/** References by the key that :cite[…] uses. */
export const referencesSchema = z.record(key, work).superRefine((works, context) => {
  const keyOf = new Map<string, string>();
  for (const [id, { doi }] of Object.entries(works)) {
    const first = doi && keyOf.get(doi.toLowerCase());
    if (first) {
      const message = `belongs to "${first}" as well. Keep one of the two and cite that`;
      context.addIssue({ code: 'custom', path: [id, 'doi'], message });
    }
    if (doi) keyOf.set(doi.toLowerCase(), first || id);
  }
});

export type Reference = z.infer<typeof work> & { id: string };
