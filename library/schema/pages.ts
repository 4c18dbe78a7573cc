import { aboutSchema } from '#library/schema/pages/about.ts';
import { blogSchema } from '#library/schema/pages/blog.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
  blog: blogSchema,
};
