import files from '#content/learn/*.md';
import { learnPathsOf } from '#library/learn/articles.ts';
import { learnCategories } from '#library/learn/library.ts';

/** Every page of Learn, in the order of the navigation. */
export const learnPaths: readonly string[] = learnPathsOf(learnCategories, files);
