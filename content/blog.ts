import { type Blog, blogSteps, idOf, type MarkdownFiles } from '#content/blog-reader.ts';
import { pagePaths } from '#content/page-paths.ts';

/**
 * The blog of this site. Page, feed, sitemap and prerender read it here.
 * Import it from loaders and configuration only: a component that did would bring Markdown with it.
 */

const files: MarkdownFiles = import.meta.glob('./blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const blogPostIds: readonly string[] = Object.keys(files).map(idOf);

/** Every address that a link in a Markdown file may lead to. Learn checks its links by it too. */
export const linkTargets: ReadonlySet<string> = new Set(pagePaths(blogPostIds));

const start = () => blogSteps(files, (path) => linkTargets.has(path));
let steps = start();
let read: Blog | undefined;

/** Reading all articles takes a moment, so it waits until somebody asks. */
export function blog(): Blog {
  while (!read) readNext();
  return read;
}

/** Reads them before anybody asks, and lets go of the processor after each one. */
export async function readBlogInSteps(): Promise<void> {
  while (!read) {
    readNext();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function readNext() {
  try {
    const { done, value } = steps.next();
    if (done) read = value;
  } catch (error) {
    // Whoever asks next shall hear of the same mistake.
    steps = start();
    throw error;
  }
}
