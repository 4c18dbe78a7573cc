import files from '#content/blog/*.md';
import { type Blog, readBlog } from '#library/blog/reader.ts';
import { pagePaths } from '#library/page-paths.ts';

/**
 * The blog of this site. Page, feed, sitemap and prerender read it here.
 * Import it from loaders and configuration only: a component that did would bring Markdown with it.
 */

export const blogPostIds: readonly string[] = Object.keys(files);

/** Every address that a link in a Markdown file may lead to. Learn checks its links by it too. */
export const linkTargets: ReadonlySet<string> = new Set(pagePaths(blogPostIds));

let read: Blog | undefined;

/** Reading all articles takes a moment, so it waits until somebody asks. */
export function blog(): Blog {
  read ??= readBlog(files, (path) => linkTargets.has(path));
  return read;
}
