import { type Blog, readBlog } from '#library/blog/reader.ts';
import { content } from '#library/content.ts';

let cached: Blog | undefined;

/** Lazy, because outside of Vite the first use compiles every article. */
export function blog(): Blog {
  cached ??= readBlog(content.blog);
  return cached;
}
