import type { ArticleOptions } from '#library/blog/compile.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import type { LearnCondition } from '#library/learn/conditions.ts';
import { compileMarkdown } from '#library/markdown/compile.ts';
import { peekFrontMatter } from '#library/markdown/front-matter.ts';
import { isTextBlock } from '#library/markdown/tree.ts';
import { articlePath, conditionPath, tabId } from '#library/paths/addresses.ts';
import { ContentError, compileAll } from '#library/problem.ts';
import {
  combineReview,
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/front-matter.ts';

export type CompiledLearn = ReturnType<typeof compileLearn>;
type LearnArticle = ReturnType<typeof compileArticle>;

export type ConditionTabs = Pick<LearnCondition, 'slug' | 'category' | 'tabs'>;

export interface LearnOptions extends ArticleOptions {
  conditions: readonly ConditionTabs[];
  reviewers: readonly string[];
  isPost: (id: string) => boolean;
}

type ConditionAddress = Pick<LearnCondition, 'slug' | 'category'>;

/** An article has a `condition` field; an overview is named after its condition. */
export const isArticle = (source: string) => 'condition' in peekFrontMatter(source);

export function getArticlePath(
  source: string,
  conditions: readonly ConditionAddress[],
): string | undefined {
  const { condition, address } = peekFrontMatter(source);
  const category = conditions.find(({ slug }) => slug === condition)?.category;
  return category && typeof address === 'string' ? articlePath(category, address) : undefined;
}

export function compileLearn(files: MarkdownFiles, options: LearnOptions) {
  const articlesByPath = new Map<string, LearnArticle>();
  const results = compileAll(files, (id, source) => {
    if (!isArticle(source)) return { overview: compileOverview(id, source, options) };
    const article = compileArticle(id, source, options);
    checkAddress(article, articlesByPath.get(article.path), source);
    articlesByPath.set(article.path, article);
    return {};
  });
  return {
    overviews: results.flatMap(({ overview }) => overview ?? []),
    articles: [...articlesByPath.values()],
  };
}

const getFile = (id: string) => `content/learn/${id}.md`;

const noPageMessage =
  'No Learn page uses this file. For an overview, name the file after the slug of a condition in content/learn.yaml. For an article, add its condition and address at the top.';

function compileOverview(id: string, source: string, options: LearnOptions) {
  const { conditions, reviewers, works } = options;
  const file = getFile(id);
  const condition = conditions.find(({ slug }) => slug === id);
  if (!condition) throw new ContentError([{ file, line: 1, message: noPageMessage }]);
  const { frontMatter, body } = compileMarkdown({
    ...options,
    file,
    source,
    reservedIds: ['overview', ...condition.tabs.map(tabId)],
    textOnly: true,
    schema: learnOverviewFrontMatter({ reviewers, works }),
  });
  const page = { id, path: conditionPath(id), condition: id };
  const isoModified = isoDate(frontMatter.modified) ?? '';
  const blocks = body.blocks.filter(isTextBlock);
  return { ...page, ...combineReview(frontMatter), isoModified, body, blocks };
}

function compileArticle(id: string, source: string, options: LearnOptions) {
  const { conditions, reviewers, works, isPost } = options;
  const { frontMatter, body } = compileMarkdown({
    ...options,
    file: getFile(id),
    source,
    schema: learnArticleFrontMatter({
      conditions: conditions.map(({ slug }) => slug),
      reviewers,
      works,
      isPost,
    }),
  });
  const { condition, address } = frontMatter;
  const category = conditions.find(({ slug }) => slug === condition)?.category ?? '';
  const path = articlePath(category, address);
  const isoModified = isoDate(frontMatter.modified) ?? '';
  return { id, path, ...combineReview(frontMatter), isoModified, body };
}

function checkAddress({ id, path }: LearnArticle, other: LearnArticle | undefined, source: string) {
  if (!other) return;
  const message = `The field "address" sets the path to ${path}, which ${getFile(other.id)} already has. Use a different address.`;
  const line = source.split('\n').findIndex((text) => text.startsWith('address:')) + 1;
  throw new ContentError([{ file: getFile(id), line, message }]);
}
