import files from '#content/blog/*.md';
import { topics } from '#library/blog/categories.ts';
import { type Blog, type BlogSurroundings, readBlog } from '#library/blog/reader.ts';
import { pagePaths } from '#library/page-paths.ts';
import { reviewerKeys } from '#library/people.ts';
import { referenceKeys } from '#library/references.ts';

/**
 * The blog of this site. Page, feed, sitemap and prerender read it here.
 * Import it from loaders and configuration only: a component that did would bring Markdown with it.
 */

export const blogPostIds: readonly string[] = Object.keys(files);

/** Every address that a link in a Markdown file may lead to. Learn checks its links by it too. */
export const linkTargets: ReadonlySet<string> = new Set(pagePaths(blogPostIds));

/** What the articles of this site may name. */
export const surroundings: BlogSurroundings = {
  topics: topics.map(({ name }) => name),
  reviewers: reviewerKeys,
  works: referenceKeys,
  isKnownPath: (path) => linkTargets.has(path),
};

let read: Blog | undefined;

/** Reading all articles takes a moment, so it waits until somebody asks. */
export function blog(): Blog {
  read ??= readBlog(files, surroundings);
  return read;
}
