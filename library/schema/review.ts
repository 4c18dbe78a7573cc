import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { refuseAt } from '#library/schema/values.ts';

/** A calendar day as people write it. It stays text; `isoDate` gives the form for machines. */
export const dateText = z.string().refine((text) => isoDate(text) !== null, {
  error: "is not a date. Write it like 'May 6, 2025'",
});

/**
 * Refuses a field whose day comes before that of another one. Says nothing while one of them is
 * missing or is no date, which has a message of its own.
 */
export function refuseBefore(
  context: z.RefinementCtx,
  values: Readonly<Record<string, unknown>>,
  [field, other]: [field: string, other: string],
  message: string,
): void {
  const [day, otherDay] = [values[field], values[other]].map((text) =>
    typeof text === 'string' ? isoDate(text) : null,
  );
  if (day && otherDay && day < otherDay) refuseAt(context, [field], message);
}

/** `draft: true` keeps an article from readers; library/publication.ts heeds it. */
export const draftMark = z
  .enum(['true', 'false'], {
    error: 'says neither. Write true to keep it from readers, or remove it',
  })
  .optional()
  .describe('while this is on, nobody but you sees the article');

/** Who reviewed a health text, and when it is due again. `reviewers` are keys of content/people.yaml. */
export const reviewFields = (reviewers: readonly string[]) => ({
  reviewer: z
    .enum(reviewers, {
      error: `is not a reviewer of content/people.yaml. Use one of: ${reviewers.join(', ')}`,
    })
    .optional()
    .describe('the key of the medical reviewer in content/people.yaml'),
  reviewed: dateText.optional().describe('the day the reviewer signed'),
  unreviewed: z
    .string()
    .optional()
    .describe('what changed after the review, such as “the section on side effects”'),
  nextReview: dateText.describe('the day the text must be looked at again'),
});

/** The rules between dates that no single field can hold. */
export function checkReview(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const { reviewer, reviewed } = values;
  if (reviewer !== undefined && reviewed === undefined) {
    const message = 'is missing. A text with a reviewer says when it was reviewed';
    refuseAt(context, ['reviewed'], message);
  }
  if (reviewer === undefined && reviewed !== undefined) {
    const message = 'is there without a reviewer. Name the reviewer or remove the date';
    refuseAt(context, ['reviewed'], message);
  }
  const tooEarly = 'is before the review itself. Use a later day';
  refuseBefore(context, values, ['nextReview', 'reviewed'], tooEarly);
}

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
  checkReview(values, context);
  const outdated = 'is before its substance last changed. Have it read again';
  refuseBefore(context, values, ['reviewed', 'modified'], outdated);
}

/** If `works` are not given, the names are checked once all files are known. */
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
