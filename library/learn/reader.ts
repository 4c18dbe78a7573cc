import type { z } from 'zod';
import type { MarkdownFiles } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import type { LearnCondition } from '#library/learn/conditions.ts';
import { compileMarkdown, type Parse } from '#library/markdown/compile.ts';
import type { BlockTitles, LinkProblem } from '#library/markdown/context.ts';
import { glance } from '#library/markdown/front-matter.ts';
import { type Body, isTextBlock, type TextBlock } from '#library/markdown/tree.ts';
import { articlePath, conditionPath, tabId } from '#library/paths/addresses.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import type { SignedReview } from '#library/review/people.ts';
import {
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/front-matter.ts';

/** A text of Learn with the dates it lives by, as people write them. */
export interface LearnText {
  id: string;
  /** The page that shows it. */
  path: string;
  /** Slug of the condition that it is about. */
  condition: string;
  published: string;
  modified: string;
  isoModified: string;
  review?: SignedReview;
  nextReview: string;
  /** Keys of the notices of agencies that it rests on. */
  agencyNotices: readonly string[];
  /** When somebody last looked for newer ones. */
  noticesChecked?: string | undefined;
  /** In a preview: why readers do not see it yet. */
  mark?: string;
  body: Body;
}

/** The first tab of a condition. */
export interface LearnOverview extends LearnText {
  blocks: TextBlock[];
}

/** An article at full length, with an address of its own. */
export interface LearnArticle extends LearnText {
  title: string;
  description: string;
  /** Ids of two blog articles. */
  furtherReading: string[];
}

export interface Learn {
  /** The overview of a condition; none while it is being written. */
  overview: (slug: string) => LearnOverview | undefined;
  /** In the order of their addresses. */
  articles: () => readonly LearnArticle[];
  /** All of them, in the order of their pages' addresses. */
  texts: () => readonly LearnText[];
  /** The conditions whose overview is still being written. */
  unwritten: () => readonly ConditionPlace[];
}

/** What a text must know of the condition that it is about. */
export type ConditionPlace = Pick<LearnCondition, 'slug' | 'category' | 'tabs'>;

/** What the texts of Learn may name. */
export interface LearnSurroundings {
  conditions: readonly ConditionPlace[];
  /** Keys of content/people.yaml. */
  reviewers: readonly string[];
  /** Keys of content/references.yaml. */
  works: ReadonlySet<string>;
  titles: BlockTitles;
  isKnownPath: (path: string) => boolean;
  linkProblem?: LinkProblem;
  parse?: Parse;
  /** What a preview says of a text that readers do not see yet. */
  previewMark?: (draft: string | undefined, date: string) => { mark?: string };
}

type ConditionAddress = Pick<LearnCondition, 'slug' | 'category'>;

/** An article names its condition; the overview of a condition has its name. */
export const isArticle = (source: string) => 'condition' in glance(source);

/** Known before any text is read, so that texts can link to each other. */
export function articlePaths(
  files: MarkdownFiles,
  conditions: readonly ConditionAddress[],
): string[] {
  return Object.values(files).flatMap((source) => articlePathOf(source, conditions) ?? []);
}

/** Nothing for an overview, which has the address of its condition. */
export function articlePathOf(
  source: string,
  conditions: readonly ConditionAddress[],
): string | undefined {
  const { condition, address } = glance(source);
  const category = conditions.find(({ slug }) => slug === condition)?.category;
  return category && typeof address === 'string' ? articlePath(category, address) : undefined;
}

/** Reads every text of Learn and checks it. */
export function readLearn(files: MarkdownFiles, surroundings: LearnSurroundings): Learn {
  const { conditions } = surroundings;
  const problems: Problem[] = [];
  const overviews = new Map<string, LearnOverview>();
  const articles: LearnArticle[] = [];
  for (const [id, source] of Object.entries(files)) {
    try {
      if (isArticle(source)) {
        const article = readArticle(id, source, surroundings);
        checkAddress(article, articles, source);
        articles.push(article);
      } else overviews.set(id, readOverview(id, source, surroundings));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);

  const byPath = (a: LearnText, b: LearnText) => (a.path < b.path ? -1 : 1);
  const texts = [...overviews.values(), ...articles].toSorted(byPath);
  return {
    overview: (slug) => overviews.get(slug),
    articles: () => articles.toSorted(byPath),
    texts: () => texts,
    unwritten: () => conditions.filter(({ slug }) => !overviews.has(slug)),
  };
}

const fileOf = (id: string) => `content/learn/${id}.md`;

const noPage =
  'No page of Learn shows this file. Name it after the slug of a condition in content/learn.yaml, or, if it is an article, name its condition and its address at the top.';

function readOverview(id: string, source: string, surroundings: LearnSurroundings): LearnOverview {
  const { conditions, reviewers, works } = surroundings;
  const file = fileOf(id);
  const condition = conditions.find(({ slug }) => slug === id);
  if (!condition) throw new ContentError([{ file, line: 1, message: noPage }]);
  const { frontMatter, body } = compileMarkdown({
    ...surroundings,
    file,
    source,
    takenIds: ['overview', ...condition.tabs.map(tabId)],
    textOnly: true,
    schema: learnOverviewFrontMatter({ reviewers, works }),
  });
  const page = { id, path: conditionPath(id), condition: id };
  return {
    ...page,
    ...dated(frontMatter, surroundings),
    body,
    blocks: body.blocks.filter(isTextBlock),
  };
}

function readArticle(id: string, source: string, surroundings: LearnSurroundings): LearnArticle {
  const { conditions, reviewers, works, isKnownPath } = surroundings;
  const { frontMatter, body } = compileMarkdown({
    ...surroundings,
    file: fileOf(id),
    source,
    schema: learnArticleFrontMatter({
      conditions: conditions.map(({ slug }) => slug),
      reviewers,
      works,
      isPost: (post) => isKnownPath(`/blog/post/${post}`),
    }),
  });
  const { title, description, condition, address, furtherReading } = frontMatter;
  const category = conditions.find(({ slug }) => slug === condition)?.category ?? '';
  const page = { id, path: articlePath(category, address), condition };
  return { ...page, title, description, furtherReading, ...dated(frontMatter, surroundings), body };
}

function checkAddress(
  { id, path }: LearnArticle,
  others: readonly LearnArticle[],
  source: string,
): void {
  const other = others.find((known) => known.path === path);
  if (!other) return;
  const message = `The field "address" makes this ${path}, where ${fileOf(other.id)} is already. Use another one.`;
  const line = source.split('\n').findIndex((text) => text.startsWith('address:')) + 1;
  throw new ContentError([{ file: fileOf(id), line, message }]);
}

function dated(
  frontMatter: z.infer<ReturnType<typeof learnOverviewFrontMatter>>,
  { previewMark }: LearnSurroundings,
) {
  const { published, modified, reviewer, reviewed, nextReview, draft } = frontMatter;
  const { agencyNotices, noticesChecked } = frontMatter;
  return {
    published,
    modified,
    isoModified: isoDate(modified) ?? '',
    ...(reviewer && reviewed ? { review: { reviewer, reviewed } } : {}),
    nextReview,
    agencyNotices,
    noticesChecked,
    ...previewMark?.(draft, published),
  };
}
