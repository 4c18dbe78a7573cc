import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { refuseAt } from '#library/schema/values.ts';

/** A date like 'May 6, 2025'. Use `isoDate` to compare it. */
export const dateText = z.string().refine((text) => isoDate(text) !== null, {
  error: "is not a date. Write it like 'May 6, 2025'",
});

/** Rejects a date before another one. Missing and invalid dates have their own messages. */
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

/** `draft: true` hides an article: see library/publication.ts. */
export const draftMark = z
  .enum(['true', 'false'], {
    error: 'says neither. Write true to keep it from readers, or remove it',
  })
  .optional()
  .describe('while this is on, nobody but you sees the article');

/** `reviewers` are keys of content/people.yaml. */
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

/** Checks the fields against each other. */
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

/** The content check looks up the keys. */
export const sources = z.array(z.string()).min(1).describe('keys of content/references.yaml');

/** The medical review of a page that isn't an article. */
export const pageReviewFields = {
  modified: dateText.describe('the day its substance last changed'),
  reviewer: z
    .string()
    .describe('the key in content/people.yaml of the clinician who really read it'),
  reviewed: dateText.describe('the day the reviewer really signed it'),
  nextReview: dateText.describe('the day it must be looked at again'),
};

export function checkPageReview(values: Record<string, unknown>, context: z.RefinementCtx): void {
  checkReview(values, context);
  const outdated = 'is before its substance last changed. Have it read again';
  refuseBefore(context, values, ['reviewed', 'modified'], outdated);
}

/** Without `works`, the content check looks up the keys. */
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

/** The message follows the field name. */
export const unknownNotice = (name: string, works: ReadonlySet<string>) =>
  `names ${name}, which is not in content/references.yaml.${didYouMean(name, works)} Add it there first`;
