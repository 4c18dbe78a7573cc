import { z } from 'zod';
import { checkReview, type Refuse } from '#library/schema/articles/review.ts';
import { dateText, isBefore } from '#library/schema/date.ts';

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
