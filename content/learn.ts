import { linkTargets } from '#content/blog.ts';
import type { MarkdownFiles } from '#content/blog-reader.ts';
import { type Learn, readLearn } from '#content/learn-reader.ts';

/**
 * The texts of Learn. Page, sitemap and prerender read them here.
 * Import it from loaders and configuration only: a component that did would bring Markdown with it.
 */

const files: MarkdownFiles = import.meta.glob('./learn/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let read: Learn | undefined;

export function learn(): Learn {
  read ??= readLearn(files, (path) => linkTargets.has(path));
  return read;
}
