import { surroundings } from '#library/blog/blog.ts';
import { content } from '#library/content.ts';
import { learnConditions } from '#library/learn/library.ts';
import { type Learn, readLearn } from '#library/learn/reader.ts';
import { previewMark } from '#library/preview-mark.ts';

/**
 * The texts of Learn. Page, sitemap and prerender read them here.
 * Import it from loaders and configuration only: a component that did would bring Markdown with it.
 */

let read: Learn | undefined;

export function learn(): Learn {
  read ??= readLearn(content.learn, { ...surroundings, conditions: learnConditions, previewMark });
  return read;
}
