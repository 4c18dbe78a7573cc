import type { z } from 'zod';
import {
  type ConditionId,
  conditionPath,
  conditionTabs,
  findCondition,
  type LearnArticle,
  learnArticles,
  tabId,
} from '#content/learn-library.ts';
import type { MarkdownFiles } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { compileMarkdown, type SourceFile } from '#library/markdown/compile.ts';
import { ContentError, type Problem } from '#library/markdown/problem.ts';
import { type Body, isTextBlock, type TextBlock } from '#library/markdown/tree.ts';
import type { SignedReview } from '#library/people.ts';
import { learnArticleFrontMatter, learnOverviewFrontMatter } from '#library/schema/learn.ts';

/** A text of Learn with the dates it lives by, as people write them. */
export interface LearnText {
  id: string;
  /** The page that shows it. */
  path: string;
  condition: ConditionId;
  published: string;
  modified: string;
  isoModified: string;
  review?: SignedReview;
  nextReview: string;
  body: Body;
}

/** The first tab of a condition. */
export interface LearnOverview extends LearnText {
  blocks: TextBlock[];
}

export interface LearnArticleText extends LearnText {
  title: string;
  description: string;
  furtherReading: LearnArticle['furtherReading'];
}

export interface Learn {
  /** The overview of a condition; none while it is being written. */
  overview: (slug: string) => LearnOverview | undefined;
  article: (id: string) => LearnArticleText | undefined;
  /** All of them, in the order of their pages' addresses. */
  texts: () => readonly LearnText[];
}

type KnownPath = (path: string) => boolean;

/** Reads every text of Learn and checks it. */
export function readLearn(files: MarkdownFiles, isKnownPath: KnownPath): Learn {
  const problems: Problem[] = [];
  const overviews = new Map<string, LearnOverview>();
  const articles = new Map<string, LearnArticleText>();
  for (const [id, source] of Object.entries(files)) {
    const file = `content/learn/${id}.md`;
    const article = learnArticles.find((known) => known.id === id);
    const condition = findCondition(id);
    try {
      if (article) articles.set(id, readArticle({ file, source, isKnownPath }, article));
      else if (condition) {
        const takenIds = conditionTabs(condition.id).map(tabId);
        const { text } = readText(
          { file, source, isKnownPath, takenIds, textOnly: true, schema: learnOverviewFrontMatter },
          { id, path: conditionPath(condition.slug), condition: condition.id },
        );
        overviews.set(id, { ...text, blocks: text.body.blocks.filter(isTextBlock) });
      } else throw new ContentError([{ file, line: 1, message: noPage }]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);

  const texts = [...overviews.values(), ...articles.values()].toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  return {
    overview: (slug) => overviews.get(slug),
    article: (id) => articles.get(id),
    texts: () => texts,
  };
}

const noPage =
  'No page of Learn shows this file. Name it after the slug of a condition, or add the article to content/learn-library.ts.';

function readArticle(
  source: Omit<SourceFile<z.ZodType>, 'schema'>,
  { id, path, condition, furtherReading }: LearnArticle,
): LearnArticleText {
  const { frontMatter, text } = readText(
    { ...source, schema: learnArticleFrontMatter },
    { id, path, condition },
  );
  const { title, description, category } = frontMatter;
  const expected = findCondition(condition)?.category;
  if (category !== expected) {
    const message = `The field "category" is "${category}", but its condition belongs to "${expected}". Use that.`;
    throw new ContentError([{ file: source.file, line: 1, message }]);
  }
  return { ...text, title, description, furtherReading };
}

type Dated = z.infer<typeof learnOverviewFrontMatter>;

function readText<Schema extends z.ZodType<Dated>>(
  source: SourceFile<Schema>,
  page: Pick<LearnText, 'id' | 'path' | 'condition'>,
): { frontMatter: z.infer<Schema>; text: LearnText } {
  const { frontMatter, body } = compileMarkdown(source);
  const { published, modified, reviewer, reviewed, nextReview } = frontMatter;
  return {
    frontMatter,
    text: {
      ...page,
      published,
      modified,
      isoModified: isoDate(modified) ?? '',
      ...(reviewer && reviewed ? { review: { reviewer, reviewed } } : {}),
      nextReview,
      body,
    },
  };
}
