import { z } from 'zod';
import { checkPictureText, descriptionLimits, titleLimit } from '#library/schema/limits.ts';
import {
  checkReview,
  dateText,
  draftMark,
  isBefore,
  noticeFields,
  reviewFields,
} from '#library/schema/review.ts';

/** What articles may name: the topics of content/blog-categories.yaml, and the keys of other files. */
export interface BlogVocabulary {
  topics: readonly string[];
  /** Keys of content/people.yaml. */
  reviewers: readonly string[];
  /** Keys of content/references.yaml. */
  works?: ReadonlySet<string>;
}

/** Front matter of content/blog/*.md. Unknown fields are refused, so that a typing error shows. */
export const blogFrontMatter = ({ topics, reviewers, works }: BlogVocabulary) =>
  z
    .strictObject({
      title: z
        .string()
        .min(10)
        .max(titleLimit)
        .superRefine(checkPictureText)
        .describe(`the headline, ${titleLimit} characters at most`),
      excerpt: z
        .string()
        .min(descriptionLimits.min)
        .max(descriptionLimits.max)
        .describe('one or two sentences under the title, on cards and in search engines'),
      date: dateText.describe("the day it was published, like 'May 6, 2025'"),
      modified: dateText.optional().describe('the day its substance last changed'),
      author: z.string().min(3).max(80).describe('a role, not a person'),
      category: z
        .enum(topics, { error: `is not a category. Use one of: ${topics.join(', ')}` })
        .describe('one of the topics of content/blog-categories.yaml'),
      draft: draftMark,
      ...reviewFields(reviewers),
      ...noticeFields(works),
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

export type BlogFrontMatter = z.infer<ReturnType<typeof blogFrontMatter>>;
