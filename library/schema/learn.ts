import { z } from 'zod';
import { reviewerKeys } from '#library/people.ts';
import { dateText, isBefore } from '#library/schema/date.ts';
import { descriptionLimits, titleLimit } from '#library/schema/result-limits.ts';
import { checkReview, type Refuse, reviewFields } from '#library/schema/review.ts';

export const learnCategorySlugs = ['skin', 'hormones'] as const;
export type LearnCategorySlug = (typeof learnCategorySlugs)[number];

const dates = {
  published: dateText.describe("the day it was published, like 'May 8, 2025'"),
  modified: dateText.describe('the day its substance last changed'),
  ...reviewFields(reviewerKeys),
};

function checkDates(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const refuse: Refuse = (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkReview(values, refuse);
  if (isBefore(values, 'modified', 'published')) {
    refuse('modified', 'is before the day it was published. Use the same day or a later one');
  }
}

/** Front matter of a full article in content/learn. */
export const learnArticleFrontMatter = z
  .strictObject({
    title: z.string().min(3).max(titleLimit).describe('the headline, 70 characters at most'),
    description: z
      .string()
      .min(descriptionLimits.min)
      .max(descriptionLimits.max)
      .describe('one or two sentences under the title and in search engines'),
    category: z
      .enum(learnCategorySlugs, {
        error: `is not a Learn category. Use one of: ${learnCategorySlugs.join(', ')}`,
      })
      .describe('the slug of the Learn category'),
    ...dates,
  })
  .superRefine(checkDates);

/** Front matter of a condition's overview. What the condition is called stands in learn-library.ts. */
export const learnOverviewFrontMatter = z.strictObject(dates).superRefine(checkDates);
