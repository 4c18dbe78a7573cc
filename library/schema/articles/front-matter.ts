import { z } from 'zod';
import { checkShareImageText, titleLimit } from '#library/schema/limits.ts';
import { learnSlug } from '#library/schema/pages/learn.ts';
import {
  checkReview,
  dateText,
  draftField,
  noticeFields,
  rejectEarlierDate,
  reviewFields,
} from '#library/schema/review.ts';
import { limitDescription } from '#library/schema/values.ts';

interface ReviewKeys {
  reviewers: readonly string[];
  works?: ReadonlySet<string>;
}

export interface BlogNames extends ReviewKeys {
  topics: readonly string[];
}

export interface LearnNames extends ReviewKeys {
  conditions: readonly string[];
  isPost: (id: string) => boolean;
}

const headline = (minLength: number) =>
  z
    .string()
    .min(minLength)
    .max(titleLimit)
    .superRefine(checkShareImageText)
    .describe(`the headline, ${titleLimit} characters at most`);

export const blogFrontMatter = ({ topics, reviewers, works }: BlogNames) =>
  z
    .strictObject({
      title: headline(10),
      excerpt: limitDescription(z.string()).describe(
        'one or two sentences, shown below the title, on cards and in search results',
      ),
      date: dateText.describe("the publication date, such as 'May 6, 2025'"),
      modified: dateText.optional().describe('the day the content last changed'),
      author: z.string().min(3).max(80).describe('the author’s role, not a name'),
      category: z
        .enum(topics, { error: `is not a category. Use one of: ${topics.join(', ')}` })
        .describe('a topic in content/blog-categories.yaml'),
      draft: draftField,
      ...reviewFields(reviewers),
      ...noticeFields(works),
    })
    .superRefine((values, context) => {
      checkReview(values, context);
      const modifiedMessage = 'is before the publication date. Use the same day or later';
      rejectEarlierDate(context, values, ['modified', 'date'], modifiedMessage);
      const nextReviewMessage = 'is before the publication date. Use a later date';
      rejectEarlierDate(context, values, ['nextReview', 'date'], nextReviewMessage);
    });

const learnFields = ({ reviewers, works }: ReviewKeys) => ({
  published: dateText.describe("the publication date, such as 'May 8, 2025'"),
  modified: dateText.describe('the day the content last changed'),
  draft: draftField,
  ...reviewFields(reviewers),
  ...noticeFields(works),
});

function checkLearnFields(values: Record<string, unknown>, context: z.RefinementCtx): void {
  checkReview(values, context);
  const message = 'is before the publication date. Use the same day or later';
  rejectEarlierDate(context, values, ['modified', 'published'], message);
}

export const learnArticleFrontMatter = ({ conditions, isPost, ...keys }: LearnNames) =>
  z
    .strictObject({
      title: headline(3),
      description: limitDescription(z.string()).describe(
        'one or two sentences, shown below the title and in search results',
      ),
      condition: z
        .enum(conditions, {
          error: `isn't a condition in content/learn.yaml. Use one of: ${conditions.join(', ')}`,
        })
        .describe('the slug of the condition the article is about'),
      address: learnSlug.describe('the last part of the address, after the category'),
      furtherReading: z
        .array(
          z.string().refine(isPost, {
            error:
              "isn't a published blog article. Use the name of a file in content/blog that isn't a draft",
          }),
        )
        .refine((posts) => new Set(posts).size === 2 && posts.length === 2, {
          error: 'must list two different blog articles. Write it like [hair-loss, anti-aging]',
        })
        .describe('two blog articles, by file name'),
      ...learnFields(keys),
    })
    .superRefine(checkLearnFields);

/** An overview has no title here, because content/learn.yaml has the condition's title. */
export const learnOverviewFrontMatter = (keys: ReviewKeys) =>
  z.strictObject(learnFields(keys)).superRefine(checkLearnFields);

interface ReviewValues {
  reviewer?: string | undefined;
  reviewed?: string | undefined;
}

/** The reviewer and the date are in one object, because neither is useful alone. */
export const combineReview = <Values extends ReviewValues>({
  reviewer,
  reviewed,
  ...fields
}: Values) => ({
  ...fields,
  review: reviewer && reviewed ? { reviewer, reviewed } : undefined,
});
