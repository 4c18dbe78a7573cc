import { z } from 'zod';
import { words } from '#library/schema/values.ts';

const category = z.strictObject({
  name: z
    .string()
    .regex(
      /^[A-Z][A-Za-z]*( [A-Za-z]+)*$/,
      'is not the name of a category. Write words of letters, like Skin Health',
    ),
  description: words,
});

/** content/blog-categories.yaml */
export const blogCategoriesSchema = z
  .strictObject({ topics: z.array(category).min(1), waiting: z.array(category) })
  .superRefine(({ topics, waiting }, context) => {
    const seen = new Set<string>();
    for (const [list, categories] of Object.entries({ topics, waiting })) {
      for (const [place, { name }] of categories.entries()) {
        if (seen.has(name.toLowerCase())) {
          const message = 'is there twice. Remove one of the two';
          context.addIssue({ code: 'custom', path: [list, place, 'name'], message });
        }
        seen.add(name.toLowerCase());
      }
    }
  });

/** Lowercased with spaces turned to hyphens: how a category's name becomes its address. */
export const categorySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
