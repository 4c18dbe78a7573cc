import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { addIssueAt } from '#library/schema/values.ts';

/** Use `isoDate` to compare these dates. */
export const dateText = z.string().refine((text) => isoDate(text) !== null, {
  error: "is not a date. Write it like 'May 6, 2025'",
});

/** Ignores missing and invalid dates, which have their own messages. */
export function rejectEarlierDate(
  context: z.RefinementCtx,
  values: Readonly<Record<string, unknown>>,
  [field, earlierField]: [field: string, earlierField: string],
  message: string,
): void {
  const [day, earlierDay] = [values[field], values[earlierField]].map((text) =>
    typeof text === 'string' ? isoDate(text) : null,
  );
  if (day && earlierDay && day < earlierDay) addIssueAt(context, [field], message);
}

export const draftField = z
  .enum(['true', 'false'], {
    error: 'must be true or false. Write true to hide the article, or remove the field',
  })
  .optional()
  .describe("while this is on, readers can't see the article");

export const reviewFields = (reviewers: readonly string[]) => ({
  reviewer: z
    .enum(reviewers, {
      error: `isn't a reviewer in content/people.yaml. Use one of: ${reviewers.join(', ')}`,
    })
    .optional()
    .describe('the key of the medical reviewer in content/people.yaml'),
  reviewed: dateText.optional().describe('the day the reviewer signed off'),
  unreviewed: z
    .string()
    .optional()
    .describe('the part that changed after the review, such as “the section on side effects”'),
  nextReview: dateText.describe('the day the next review is due'),
});

export function checkReview(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const { reviewer, reviewed } = values;
  if (reviewer !== undefined && reviewed === undefined) {
    const message = 'is missing. Add the date of the review';
    addIssueAt(context, ['reviewed'], message);
  }
  if (reviewer === undefined && reviewed !== undefined) {
    const message = 'has no reviewer. Add the reviewer or remove the date';
    addIssueAt(context, ['reviewed'], message);
  }
  const message = 'is before the review. Use a later date';
  rejectEarlierDate(context, values, ['nextReview', 'reviewed'], message);
}

/** The content check makes sure the keys exist. */
export const sources = z.array(z.string()).min(1).describe('keys in content/references.yaml');

/** Cards, sheets and some pages must have a medical review. In articles, it's optional. */
export const pageReviewFields = {
  modified: dateText.describe('the day the content last changed'),
  reviewer: z.string().describe('the key in content/people.yaml of the clinician who reviewed it'),
  reviewed: dateText.describe('the day the reviewer signed off'),
  nextReview: dateText.describe('the day the next review is due'),
};

export const sourcedReviewFields = { sources, ...pageReviewFields };

export function checkPageReview(values: Record<string, unknown>, context: z.RefinementCtx): void {
  checkReview(values, context);
  const message = 'is before the last change. Have it reviewed again';
  rejectEarlierDate(context, values, ['reviewed', 'modified'], message);
}

/** If `works` is missing, the content check makes sure the keys exist. */
export const noticeFields = (works?: ReadonlySet<string>) => ({
  agencyNotices: z
    .array(
      z.string().superRefine((name, context) => {
        if (!works || works.has(name)) return;
        context.addIssue(
          `refers to ${name}, which isn't in content/references.yaml.${didYouMean(name, works)} Correct the name, or add it there first`,
        );
      }),
    )
    .default([])
    .describe('keys in content/references.yaml'),
  noticesChecked: dateText.optional().describe('the day someone last checked for agency notices'),
});
