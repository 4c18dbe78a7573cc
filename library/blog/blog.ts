import { type Blog, readBlog } from '#library/blog/reader.ts';
import { content } from '#library/content.ts';

let cachedBlog: Blog | undefined;

export function blog(): Blog {
  cachedBlog ??= readBlog(content.blog);
  return cachedBlog;
}
