import type { z } from 'zod';
import type { Surroundings } from '#library/blog/article-compiler.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import type { LearnCondition } from '#library/learn/conditions.ts';
import { compileMarkdown } from '#library/markdown/compile.ts';
import { glance } from '#library/markdown/front-matter.ts';
import { isTextBlock } from '#library/markdown/tree.ts';
import { articlePath, conditionPath, tabId } from '#library/paths/addresses.ts';
import { ContentError, problemsFrom } from '#library/problem.ts';
import {
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
  reviewIn,
} from '#library/schema/articles/front-matter.ts';

export type LearnArticle = ReturnType<typeof readArticle>;
type LearnOverview = ReturnType<typeof readOverview>;
type LearnText = LearnArticle | LearnOverview;

export type Learn = ReturnType<typeof readLearn>;

/** What a text must know of the condition that it is about. */
export type ConditionPlace = Pick<LearnCondition, 'slug' | 'category' | 'tabs'>;

export interface LearnSurroundings extends Surroundings {
  conditions: readonly ConditionPlace[];
  /** Keys of content/people.yaml. */
  reviewers: readonly string[];
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

/** Reads and checks every text of Learn. Throws a ContentError with the problems of all files. */
export function readLearn(files: MarkdownFiles, surroundings: LearnSurroundings) {
  const { conditions } = surroundings;
  const overviews = new Map<string, LearnOverview>();
  const articles: LearnArticle[] = [];
  const problems = Object.entries(files).flatMap(([id, source]) =>
    problemsFrom(() => {
      if (!isArticle(source)) {
        overviews.set(id, readOverview(id, source, surroundings));
        return;
      }
      const article = readArticle(id, source, surroundings);
      checkAddress(article, articles, source);
      articles.push(article);
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);

  const byPath = (a: LearnText, b: LearnText) => (a.path < b.path ? -1 : 1);
  return {
    /** The overview of a condition; none while it is being written. */
    overview: (slug: string) => overviews.get(slug),
    articles: () => articles.toSorted(byPath),
    /** All of them, in the order of their pages' addresses. */
    texts: () => [...overviews.values(), ...articles].toSorted(byPath),
    /** The conditions whose overview is still being written. */
    unwritten: () => conditions.filter(({ slug }) => !overviews.has(slug)),
  };
}

const fileOf = (id: string) => `content/learn/${id}.md`;

const noPage =
  'No page of Learn shows this file. Name it after the slug of a condition in content/learn.yaml, or, if it is an article, name its condition and its address at the top.';

/** The first tab of a condition. */
function readOverview(id: string, source: string, surroundings: LearnSurroundings) {
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
  const blocks = body.blocks.filter(isTextBlock);
  return { ...page, ...dated(frontMatter, surroundings), body, blocks };
}

/** An article at full length, with an address of its own. */
function readArticle(id: string, source: string, surroundings: LearnSurroundings) {
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
  const { published, modified, draft } = frontMatter;
  return {
    published,
    modified,
    isoModified: isoDate(modified) ?? '',
    ...reviewIn(frontMatter),
    ...previewMark?.(draft, published),
  };
}
