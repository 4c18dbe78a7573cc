import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';

/** A calendar day as people write it. It stays text; `isoDate` gives the form for machines. */
export const dateText = z.string().refine((text) => isoDate(text) !== null, {
  error: "is not a date. Write it like 'May 6, 2025'",
});

type Dated = Record<string, unknown>;

/** Both dates are compared only when both are there and well formed: one problem, one message. */
export function isBefore(values: Dated, earlier: string, later: string): boolean {
  const [a, b] = [values[earlier], values[later]];
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  const [isoA, isoB] = [isoDate(a), isoDate(b)];
  return isoA !== null && isoB !== null && isoA < isoB;
}

/** `draft: true` keeps an article from readers; library/publication.ts heeds it. */
export const draftMark = z
  .enum(['true', 'false'], {
    error: 'says neither. Write true to keep it from readers, or remove it',
  })
  .optional()
  .describe('while this is on, nobody but you sees the article');

/**
 * Who checked a health text, when, and when it must be looked at again. Blog and Learn share it.
 * `reviewers` are the keys of content/people.yaml.
 */
export const reviewFields = (reviewers: readonly string[]) => ({
  reviewer: z
    .enum(reviewers, {
      error: `is not a reviewer of content/people.yaml. Use one of: ${reviewers.join(', ')}`,
    })
    .optional()
    .describe('the key of the medical reviewer in content/people.yaml'),
  reviewed: dateText.optional().describe('the day the reviewer signed'),
  nextReview: dateText.describe('the day the text must be looked at again'),
});

/** The rules between dates that no single field can hold. */
export function checkReview(values: Record<string, unknown>, refuse: Refuse): void {
  if (values.reviewer !== undefined && values.reviewed === undefined) {
    refuse('reviewed', 'is missing. A text with a reviewer says when it was reviewed');
  }
  if (values.reviewer === undefined && values.reviewed !== undefined) {
    refuse('reviewed', 'is there without a reviewer. Name the reviewer or remove the date');
  }
  if (isBefore(values, 'nextReview', 'reviewed')) {
    refuse('nextReview', 'is before the review itself. Use a later day');
  }
}

export type Refuse = (field: string, message: string) => void;

/** The works that words about health rest on. Whether they are there is checked once all files are known. */
export const sources = z.array(z.string()).min(1).describe('keys of content/references.yaml');

/** Who vouches for a page about health that is no article, and when somebody must read it again. */
export const vouchingFields = {
  modified: dateText.describe('the day its substance last changed'),
  reviewer: z
    .string()
    .describe('the key in content/people.yaml of the clinician who really read it'),
  reviewed: dateText.describe('the day the reviewer really signed it'),
  nextReview: dateText.describe('the day it must be looked at again'),
};

/** The rules between its dates that no single field can hold. */
export function checkVouching(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const refuse: Refuse = (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkReview(values, refuse);
  if (isBefore(values, 'reviewed', 'modified')) {
    refuse('reviewed', 'is before its substance last changed. Have it read again');
  }
}

/**
 * Which notices of agencies a page about health rests on, and when somebody last looked for newer
 * ones. They stand in content/references.yaml, since articles cite them too. A file that knows its
 * `works` checks the names at once; those of other files are checked when all files are known.
 */
export const noticeFields = (works?: ReadonlySet<string>) => ({
  agencyNotices: z
    .array(
      z.string().superRefine((name, context) => {
        if (works && !works.has(name)) context.addIssue(unknownNotice(name, works));
      }),
    )
    .default([])
    .describe('keys of content/references.yaml'),
  noticesChecked: dateText
    .optional()
    .describe('the day somebody last looked for newer notices of agencies'),
});

/** Goes on after the name of the field. */
export const unknownNotice = (name: string, works: ReadonlySet<string>) =>
  `names ${name}, which is not in content/references.yaml.${didYouMean(name, works)} Add it there first`;
