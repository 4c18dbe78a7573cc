import { z } from 'zod';
import { dateText, isBefore } from '#library/schema/date.ts';
import { learnSlug } from '#library/schema/learn-library.ts';
import { descriptionLimits, titleLimit } from '#library/schema/result-limits.ts';
import { checkReview, type Refuse, reviewFields } from '#library/schema/review.ts';

const dates = {
  published: dateText.describe("The day it was published, like 'May 8, 2025'."),
  modified: dateText.describe('The day its substance last changed.'),
  ...reviewFields,
};

function checkDates(values: Record<string, unknown>, context: z.RefinementCtx): void {
  const refuse: Refuse = (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkReview(values, refuse);
  if (isBefore(values, 'modified', 'published')) {
    refuse('modified', 'is before the day it was published. Use the same day or a later one');
  }
}

/** What the front matter of an article may name. */
export interface Nameable {
  /** Slugs of the conditions of content/learn.yaml. */
  conditions: readonly string[];
  isPost: (id: string) => boolean;
}

/** Front matter of a full article in content/learn. */
export const learnArticleFrontMatter = ({ conditions, isPost }: Nameable) =>
  z
    .strictObject({
      title: z.string().min(3).max(titleLimit).describe('The headline. 70 characters at most.'),
      description: z
        .string()
        .min(descriptionLimits.min)
        .max(descriptionLimits.max)
        .describe('One or two sentences under the title and in search engines. 50 to 170.'),
      condition: z
        .enum(conditions, {
          error: `is not a condition of content/learn.yaml. Use one of: ${conditions.join(', ')}`,
        })
        .describe('Slug of the condition that it is about.'),
      address: learnSlug.describe('The end of its address, after the category.'),
      furtherReading: z
        .array(
          z.string().refine(isPost, {
            error:
              'names an article that the blog does not have. Use names of files in content/blog',
          }),
        )
        .refine((posts) => new Set(posts).size === 2 && posts.length === 2, {
          error: 'does not name two articles of the blog. Write it like [hair-loss, anti-aging]',
        })
        .describe('Two articles of the blog, by the names of their files.'),
      ...dates,
    })
    .superRefine(checkDates);

/** Front matter of a condition's overview. What the condition is called stands in content/learn.yaml. */
export const learnOverviewFrontMatter = z.strictObject(dates).superRefine(checkDates);
