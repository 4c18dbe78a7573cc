import { z } from 'zod';
import { learnSlug } from '#library/schema/articles/learn-library.ts';
import { checkPictureText, descriptionLimits, titleLimit } from '#library/schema/limits.ts';
import {
  checkReview,
  dateText,
  draftMark,
  isBefore,
  noticeFields,
  type Refuse,
  reviewFields,
} from '#library/schema/review.ts';

const dates = (reviewers: readonly string[], works?: ReadonlySet<string>) => ({
  published: dateText.describe("the day it was published, like 'May 8, 2025'"),
  modified: dateText.describe('the day its substance last changed'),
  draft: draftMark,
  ...reviewFields(reviewers),
  ...noticeFields(works),
});

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
  /** Keys of the reviewers of content/people.yaml. */
  reviewers: readonly string[];
  /** Keys of content/references.yaml. */
  works?: ReadonlySet<string>;
  isPost: (id: string) => boolean;
}

/** Front matter of a full article in content/learn. */
export const learnArticleFrontMatter = ({ conditions, reviewers, works, isPost }: Nameable) =>
  z
    .strictObject({
      title: z
        .string()
        .min(3)
        .max(titleLimit)
        .superRefine(checkPictureText)
        .describe('the headline, 70 characters at most'),
      description: z
        .string()
        .min(descriptionLimits.min)
        .max(descriptionLimits.max)
        .describe('one or two sentences under the title and in search engines'),
      condition: z
        .enum(conditions, {
          error: `is not a condition of content/learn.yaml. Use one of: ${conditions.join(', ')}`,
        })
        .describe('the slug of the condition that it is about'),
      address: learnSlug.describe('the end of its address, after the category'),
      furtherReading: z
        .array(
          z.string().refine(isPost, {
            error:
              'names an article that readers of the blog do not find. Use names of files in content/blog, and no drafts',
          }),
        )
        .refine((posts) => new Set(posts).size === 2 && posts.length === 2, {
          error: 'does not name two articles of the blog. Write it like [hair-loss, anti-aging]',
        })
        .describe('two articles of the blog, by the names of their files'),
      ...dates(reviewers, works),
    })
    .superRefine(checkDates);

/** Front matter of a condition's overview. What the condition is called stands in content/learn.yaml. */
export const learnOverviewFrontMatter = (
  reviewers: readonly string[],
  works?: ReadonlySet<string>,
) => z.strictObject(dates(reviewers, works)).superRefine(checkDates);
