import { z } from 'zod';
import { reviewerKeys } from '#content/people.ts';
import { dateText, isBefore } from '#library/schema/date.ts';

/** Who checked a health text, when, and when it must be looked at again. Blog and Learn share it. */
export const reviewFields = {
  reviewer: z
    .enum(reviewerKeys, {
      error: `is not a reviewer of content/people.ts. Use one of: ${reviewerKeys.join(', ')}`,
    })
    .optional()
    .describe('Key of the medical reviewer in content/people.ts.'),
  reviewed: dateText.optional().describe('The day the reviewer signed. Needed with a reviewer.'),
  nextReview: dateText.describe('The day the text must be looked at again.'),
};

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
