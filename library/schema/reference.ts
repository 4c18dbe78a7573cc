import { z } from 'zod';

/** A work that articles cite. At least one of doi and url, so that 'View Source' leads somewhere. */
export const referenceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*-\d{4}$/)
      .describe("First author and year, like 'ogbechie-2017'. What :cite[…] names."),
    source: z.string().min(5).describe('Title of the work, without a full stop at its end.'),
    authors: z
      .string()
      .min(3)
      .optional()
      .describe("Authors as the work lists them; 'et al.' is fine."),
    journal: z.string().optional().describe('Full name of the journal.'),
    publication: z.string().optional().describe('Publisher or series, when it is not a journal.'),
    locator: z.string().optional().describe('Volume and pages.'),
    year: z.number().int().min(1900).max(2100).optional(),
    publishDate: z.iso.date().optional().describe('Full date, where the year alone is not enough.'),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/)
      .optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine((work) => work.doi ?? work.url, { error: 'needs a doi or a url', path: ['doi'] })
  .refine((work) => work.year ?? work.publishDate, { error: 'needs a year', path: ['year'] })
  .refine((work) => work.journal ?? work.publication, {
    error: 'needs a journal or a publication',
    path: ['journal'],
  });

export type Reference = z.infer<typeof referenceSchema>;
