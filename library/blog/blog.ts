import type { BlogSurroundings } from '#library/blog/article-compiler.ts';
import { topics } from '#library/blog/categories.ts';
import { type Blog, readBlog } from '#library/blog/reader.ts';
import { content } from '#library/content.ts';
import { pagePaths } from '#library/paths/page-paths.ts';
import { reviewerKeys } from '#library/review/people.ts';
import { referenceKeys } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

/** Import this from loaders and configuration only: a component would bundle the Markdown reader. */

export const blogPostIds: readonly string[] = Object.keys(content.blog);

/** Every address that a link in a Markdown file may lead to. Learn checks its links by it too. */
export const linkTargets: ReadonlySet<string> = new Set(pagePaths(blogPostIds));

export const surroundings: BlogSurroundings = {
  topics: topics.map(({ name }) => name),
  reviewers: reviewerKeys,
  works: referenceKeys,
  titles: articleWords,
  isKnownPath: (path) => linkTargets.has(path),
};

let read: Blog | undefined;

/** Read on first use: configuration that only needs the ids imports this file too. */
export function blog(): Blog {
  read ??= readBlog(content.blog, surroundings);
  return read;
}
