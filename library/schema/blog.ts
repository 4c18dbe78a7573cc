import { z } from 'zod';
import { blogCategoryNames } from '#content/blog-categories.ts';
import { dateText, isBefore } from '#library/schema/date.ts';
import { descriptionLimits, titleLimit } from '#library/schema/result-limits.ts';
import { checkReview, reviewFields } from '#library/schema/review.ts';

/** Front matter of content/blog/*.md. Unknown fields are refused, so that a typing error shows. */
export const blogFrontMatter = z
  .strictObject({
    title: z.string().min(10).max(titleLimit).describe('The headline. 70 characters at most.'),
    excerpt: z
      .string()
      .min(descriptionLimits.min)
      .max(descriptionLimits.max)
      .describe('One or two sentences under the title, on cards and in search engines. 50 to 170.'),
    date: dateText.describe("The day it was published, like 'May 6, 2025'."),
    modified: dateText.optional().describe('The day its substance last changed.'),
    author: z.string().min(3).max(80).describe('A role, not a person.'),
    category: z
      .enum(blogCategoryNames, {
        error: `is not a category. Use one of: ${blogCategoryNames.join(', ')}`,
      })
      .describe('One of the categories that articles carry.'),
    ...reviewFields,
  })
  .superRefine((values, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    checkReview(values, refuse);
    if (isBefore(values, 'modified', 'date')) {
      refuse('modified', 'is before the date. Use the same day or a later one');
    }
    if (isBefore(values, 'nextReview', 'date')) {
      refuse('nextReview', 'is before the date. Use a later day');
    }
  });

export type BlogFrontMatter = z.infer<typeof blogFrontMatter>;
