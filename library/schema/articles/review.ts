import { z } from 'zod';
import { dateText, isBefore } from '#library/schema/date.ts';

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
