import { z } from 'zod';
import { checkPictureText, titleLimit } from '#library/schema/limits.ts';
import { learnSlug } from '#library/schema/pages/learn.ts';
import {
  checkReview,
  dateText,
  draftMark,
  noticeFields,
  refuseBefore,
  reviewFields,
} from '#library/schema/review.ts';
import { asDescription } from '#library/schema/values.ts';

/** The keys of content/people.yaml and content/references.yaml that an article may name. */
interface Names {
  reviewers: readonly string[];
  works?: ReadonlySet<string>;
}

export interface BlogNames extends Names {
  /** Names in content/blog-categories.yaml. */
  topics: readonly string[];
}

export interface LearnNames extends Names {
  /** Slugs in content/learn.yaml. */
  conditions: readonly string[];
  isPost: (id: string) => boolean;
}

const headline = (least: number) =>
  z
    .string()
    .min(least)
    .max(titleLimit)
    .superRefine(checkPictureText)
    .describe(`the headline, ${titleLimit} characters at most`);

/** Front matter of content/blog/*.md. */
export const blogFrontMatter = ({ topics, reviewers, works }: BlogNames) =>
  z
    .strictObject({
      title: headline(10),
      excerpt: asDescription(z.string()).describe(
        'one or two sentences under the title, on cards and in search engines',
      ),
      date: dateText.describe("the day it was published, like 'May 6, 2025'"),
      modified: dateText.optional().describe('the day its content last changed'),
      author: z.string().min(3).max(80).describe('a role, not a person'),
      category: z
        .enum(topics, { error: `is not a category. Use one of: ${topics.join(', ')}` })
        .describe('one of the topics of content/blog-categories.yaml'),
      draft: draftMark,
      ...reviewFields(reviewers),
      ...noticeFields(works),
    })
    .superRefine((values, context) => {
      checkReview(values, context);
      const changedBefore = 'is before the date. Use the same day or a later one';
      refuseBefore(context, values, ['modified', 'date'], changedBefore);
      const dueBefore = 'is before the date. Use a later day';
      refuseBefore(context, values, ['nextReview', 'date'], dueBefore);
    });

export type BlogFrontMatter = z.infer<ReturnType<typeof blogFrontMatter>>;

const learnDates = ({ reviewers, works }: Names) => ({
  published: dateText.describe("the day it was published, like 'May 8, 2025'"),
  modified: dateText.describe('the day its content last changed'),
  draft: draftMark,
  ...reviewFields(reviewers),
  ...noticeFields(works),
});

function checkLearnDates(values: Record<string, unknown>, context: z.RefinementCtx): void {
  checkReview(values, context);
  const tooEarly = 'is before the day it was published. Use the same day or a later one';
  refuseBefore(context, values, ['modified', 'published'], tooEarly);
}

/** Front matter of a full article in content/learn. */
export const learnArticleFrontMatter = ({ conditions, isPost, ...names }: LearnNames) =>
  z
    .strictObject({
      title: headline(3),
      description: asDescription(z.string()).describe(
        'one or two sentences under the title and in search engines',
      ),
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
      ...learnDates(names),
    })
    .superRefine(checkLearnDates);

/** Front matter of a condition's overview. Its title is in content/learn.yaml. */
export const learnOverviewFrontMatter = (names: Names) =>
  z.strictObject(learnDates(names)).superRefine(checkLearnDates);

type ReviewValues = Pick<
  BlogFrontMatter,
  'reviewer' | 'reviewed' | 'unreviewed' | 'nextReview' | 'agencyNotices' | 'noticesChecked'
>;

/** The fields about medical review, with the signature in one object. */
export const reviewIn = (values: ReviewValues) => {
  const { reviewer, reviewed, unreviewed, nextReview, agencyNotices, noticesChecked } = values;
  return {
    review: reviewer && reviewed ? { reviewer, reviewed } : undefined,
    unreviewed,
    nextReview,
    agencyNotices,
    noticesChecked,
  };
};
