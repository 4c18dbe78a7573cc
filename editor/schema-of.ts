import type { z } from 'zod';
import type { Kind, Vocabulary } from '#editor/contract.ts';
import { blogFrontMatter } from '#library/schema/articles/blog.ts';
import {
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/learn.ts';
import { schemaOfFile } from '#library/schema/content-schemas.ts';

/** What the form of a file holds: the schema that the site itself reads it with. */
export function schemaOf(file: string, kind: Kind, names: Vocabulary): z.ZodType | undefined {
  const { topics, reviewers, posts } = names;
  if (kind === 'post') return blogFrontMatter({ topics, reviewers });
  if (kind === 'overview') return learnOverviewFrontMatter(reviewers);
  if (kind === 'article') {
    const conditions = names.conditions.map(({ slug }) => slug);
    return learnArticleFrontMatter({ conditions, reviewers, isPost: (id) => posts.includes(id) });
  }
  return schemaOfFile(file);
}
