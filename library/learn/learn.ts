import { blog } from '#library/blog/blog.ts';
import { content } from '#library/content.ts';
import { fillIn } from '#library/fill-in.ts';
import { createTermExplainer } from '#library/glossary/glossary.ts';
import {
  comingSoon,
  findCondition,
  findLearnCategory,
  type LearnCategory,
  learnConditions,
} from '#library/learn/conditions.ts';
import { type Learn, readLearn } from '#library/learn/reader.ts';
import { getReview } from '#library/review/people.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { pages } from '#library/words.ts';

let cachedLearn: Learn | undefined;

export function learn(): Learn {
  cachedLearn ??= readLearn(content.learn, learnConditions);
  return cachedLearn;
}

export function getCategoryPage(slug: string) {
  const category = findLearnCategory(slug);
  if (!category) return undefined;
  const articles = learn().articles.filter(
    ({ condition }) => findCondition(condition)?.category === slug,
  );
  return { category, articles: articles.map(({ path, title }) => ({ path, title })) };
}

export type ConditionPage = NonNullable<ReturnType<typeof getConditionPage>>;

export function getConditionPage(slug: string) {
  const condition = findCondition(slug);
  if (!condition) return undefined;
  const category = getCategory(condition);
  const overview = learn().overview(slug);
  const article = learn().articles.find((candidate) => candidate.condition === slug);
  return {
    condition,
    category: { title: category.title, slug: category.slug },
    blog: category.blog,
    article: article?.path,
    articleHeadings: article?.body.headings ?? [],
    mark: overview?.mark,
    blocks: overview?.blocks,
    works: getCitedWorks(overview?.body.citations ?? []),
    review: overview?.review && getReview(overview.review),
    team: comingSoon.reviewer,
    updated: overview?.modified ?? comingSoon.updated,
    unreviewed: overview?.unreviewed,
    nextReview: overview?.nextReview,
    agencyNotices: overview?.agencyNotices ?? [],
    noticesChecked: overview?.noticesChecked,
  };
}

export function getArticlePage(path: string) {
  const article = learn().articles.find((candidate) => candidate.path === path);
  const condition = findCondition(article?.condition ?? '');
  if (!article || !condition) return undefined;
  const { text: _, ...body } = article.body;
  const explainer = createTermExplainer();
  return {
    article: { ...article, body: { ...body, blocks: explainer.blocks(body.blocks) } },
    terms: explainer.mentionedTerms(),
    condition: condition.title,
    crumb: formatCrumb(condition.title),
    category: getCategory(condition),
    review: article.review && getReview(article.review),
    works: getCitedWorks(body.citations),
    further: article.furtherReading.flatMap(
      (id) => blog().posts.find((post) => post.id === id) ?? [],
    ),
  };
}

export function getArticleCrumbs(): ReadonlyMap<string, string> {
  return new Map(
    learn().articles.map(({ path, condition }) => [
      path,
      formatCrumb(findCondition(condition)?.title ?? ''),
    ]),
  );
}

const formatCrumb = (title: string) => fillIn(pages.learn.article.crumb, { title });

function getCategory(condition: { category: string }): LearnCategory {
  const category = findLearnCategory(condition.category);
  if (!category) throw new Error(`content/learn.yaml has no category "${condition.category}".`);
  return category;
}
