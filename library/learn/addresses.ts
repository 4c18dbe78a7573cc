import files from '#content/learn/*.md';
import { articlePaths } from '#library/learn/articles.ts';
import { learnCategories, learnConditions } from '#library/learn/library.ts';
import { categoryPath, conditionPath } from '#library/learn/paths.ts';

/** Every page of Learn, in the order of the navigation. */
export const learnPaths: readonly string[] = [
  '/learn',
  ...learnCategories.map(({ slug }) => categoryPath(slug)),
  ...learnConditions.map(({ slug }) => conditionPath(slug)),
  ...articlePaths(files, learnConditions),
];
