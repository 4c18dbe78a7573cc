import { type Blog, readBlog } from '#library/blog/reader.ts';
import { content } from '#library/content.ts';

let cached: Blog | undefined;

/** Read on first use, because plain Node compiles the articles then. */
export function blog(): Blog {
  cached ??= readBlog(content.blog);
  return cached;
}
